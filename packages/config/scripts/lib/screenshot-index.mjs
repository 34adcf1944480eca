import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Writes `index.html` beside pictures called `<width>-<screen>-<state>.png`: a row for each state, its widths side by side. */
export function writeScreenshotIndex(folder) {
  const rows = new Map()
  for (const file of readdirSync(folder)) {
    const [, width, name] = /^(\d+)-(.+)\.png$/.exec(file) ?? []
    if (name !== undefined) rows.set(name, [...(rows.get(name) ?? []), Number(width)])
  }
  const names = [...rows.keys()].sort((one, other) => one.localeCompare(other))
  writeFileSync(join(folder, 'index.html'), pageOf(names, rows))
  return names.length
}

function pageOf(names, rows) {
  return `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <title>Screens</title>
  <style>
    body { font: 16px/1.5 system-ui, sans-serif; margin: 24px; background: #e8e8ea; color: #1c1c1f }
    nav { columns: 240px }
    nav a { display: block }
    .row { display: flex; gap: 24px; align-items: start; overflow-x: auto; padding-block-end: 16px }
    figure { margin: 0; flex: none }
    img { display: block; background: #fff; zoom: .5 }
  </style>
  <h1>Screens</h1>
  <nav>${names.map((name) => `<a href="#${name}">${name}</a>`).join('')}</nav>
  ${names.map((name) => rowOf(name, rows.get(name))).join('\n  ')}
</html>
`
}

function rowOf(name, widths) {
  const figures = widths
    .sort((one, other) => one - other)
    .map((width) => `<figure><figcaption>${width} px</figcaption>${pictureOf(`${width}-${name}.png`, width)}</figure>`)
  return `<section id="${name}"><h2>${name}</h2><div class="row">${figures.join('')}</div></section>`
}

function pictureOf(file, width) {
  return `<a href="${file}"><img src="${file}" alt="" width="${width}" loading="lazy"></a>`
}

/**
 * Renders the public pages to HTML from the content that is published now, with the configuration of the host that will
 * serve them:
 *
 *   node prerender.mjs http://localhost:4000 [folder]
 *
 * Each page goes to `{folder}/{path}/index.html`, the folder being `dist/prerendered` unless told otherwise: styles inlined, the largest picture and the font asked for
 * first, scripts after them.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = import.meta.dirname
const base = '/kestrel-red/'
const homePage = 'src/app/pages/HomePage.tsx'

/** Every public page that is worth a file of its own. */
const prerenderedPaths = ['', 'en-us/']
  .flatMap((region) => [`/${region}`, `/${region}spend-kestrel-points`, `/${region}earn-kestrel-points`])
  .concat('/world/')

const [origin, folder = join(root, 'dist/prerendered')] = process.argv.slice(2)
if (origin === undefined) throw new Error('Say which host: node prerender.mjs http://localhost:4000')
await prerenderPages(origin, folder)

async function prerenderPages(origin, target) {
  const answer = await fetch(`${origin}${base}config.json`)
  if (!answer.ok) throw new Error(`${origin}${base}config.json answered ${answer.status}`)
  const config = await answer.json()
  const { renderPage } = await import(new URL('dist-server/entry-server.js', import.meta.url).href)
  const template = readFileSync(join(root, 'dist/index.html'), 'utf8')
  const manifest = JSON.parse(readFileSync(join(root, 'dist/.vite/manifest.json'), 'utf8'))
  rmSync(target, { recursive: true, force: true })
  for (const path of prerenderedPaths) {
    const page = await renderPage(path, config)
    const folder = join(target, path)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'index.html'), compose({ template, manifest, path, page, config }))
  }
}

function compose({ template, manifest, path, page, config }) {
  const { head, body } = splitHead(page.html)
  const { scripts } = chunksOf(manifest, ['index.html', pageOf(path)])
  const { styles } = chunksOf(manifest, ['index.html', pageOf(path), ...lazyPartsOf(path)])
  const css = styles.map((file) => readFileSync(join(root, 'dist', file), 'utf8')).join('')
  const font = Object.values(manifest).find(({ file }) => file.endsWith('.woff2'))
  const entry = manifest['index.html'].file
  const preloads = [
    ...(font === undefined
      ? []
      : [`<link rel="preload" as="font" type="font/woff2" crossorigin href="${base}${font.file}">`]),
    ...scripts
      .filter((file) => file !== entry)
      .map((file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="${base}${file}">`),
  ].join('')
  const state = `${jsonElement('app-config', config)}${jsonElement('query-state', page.queryState)}`
  return template
    .replace(/<html lang="[^"]*"/, `<html lang="${page.lang}"`)
    .replace(/data-theme="[^"]*"/, () => `data-theme="${config.theme}"`)
    .replace(/<title data-shell>.*?<\/title>/, '')
    .replaceAll(/<link rel="(stylesheet|modulepreload)"[^>]*>/g, '')
    .replace('<script type="module"', '<script type="module" fetchpriority="low"')
    .replace('<!--head-->', () => `${head}<style nonce="__CSP_NONCE__">${css}</style>${preloads}`)
    .replace('<div id="root"><!--app-->', () => `<div id="root" data-prerendered="${path}">${body}`)
    .replace('<!--state-->', () => state)
}

/** What React hoists (title, meta, link) stands before the page's own markup when there is no head to hoist it to. */
function splitHead(html) {
  const head = /^(?:<(?:title)[^>]*>.*?<\/title>|<(?:meta|link)[^>]*>)*/s.exec(html)?.[0] ?? ''
  return { head, body: html.slice(head.length) }
}

/** The module of the page at a path. */
function pageOf(path) {
  const name = path.replace(/^\/(en-us|world)\//, '/')
  if (name.startsWith('/spend')) return 'src/features/discovery/pages/SpendListPage.tsx'
  if (name.startsWith('/earn')) return 'src/features/discovery/pages/EarnListPage.tsx'
  return homePage
}

/** The parts of a page that are in its markup from the start, and whose scripts come later. */
function lazyPartsOf(path) {
  return pageOf(path) === homePage ? ['src/features/content-pages/components/FaqSection.tsx'] : []
}

/** The files that the modules need, without what they load later. */
function chunksOf(manifest, modules) {
  const scripts = new Set()
  const styles = new Set()
  const visit = (name) => {
    const chunk = manifest[name]
    if (chunk === undefined) throw new Error(`The build has no module ${name}`)
    if (scripts.has(chunk.file)) return
    scripts.add(chunk.file)
    for (const imported of chunk.imports ?? []) visit(imported)
    for (const file of chunk.css ?? []) styles.add(file)
  }
  for (const name of modules) visit(name)
  return { scripts: [...scripts], styles: [...styles] }
}

/** Data that the page's scripts read; it is not executed, and cannot end the element early. */
function jsonElement(id, value) {
  return `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inlineScripts, readInlineScript } from './inline-script.mjs'

/**
 * Makes the HTML of pages from the built app's document. A rendered page: styles inlined, the largest picture asked for first,
 * scripts once they are shown (`src/begin-page.ts`). A shell, in which the browser renders a member's page: the configuration,
 * what asks for the session (`src/begin-session.ts`), and links to all that it begins with, so that it comes at once instead
 * of one after the other.
 */
export function createComposer({ dist, base, config }) {
  const template = readFileSync(join(dist, 'index.html'), 'utf8')
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
  const [beginPage, beginSession] = inlineScripts.map((name) => `<script>${readInlineScript(dist, name)}</script>`)
  const assetsOf = remember((key) => pageAssets({ dist, base, manifest, ...JSON.parse(key) }))
  const themed = template.replace(/data-theme="[^"]*"/, (ofBuild) =>
    config.theme === undefined ? ofBuild : `data-theme="${config.theme}"`,
  )

  // Before all else that the page loads, or the provider would be asked behind it.
  const metadata = `<link rel="preload" as="fetch" crossorigin href="${attribute(config.identity.authority)}/.well-known/openid-configuration">`
  const start = metadata + jsonElement('app-config', config)
  const shellWith = remember((key) => {
    const { asksForSession, ...modules } = JSON.parse(key)
    return themed
      .replace('<!--head-->', () => (asksForSession ? start + beginSession : start))
      .replace('</head>', () => `${preloads({ base, manifest, ...modules })}</head>`)
  })
  const composeShell = (parts) => shellWith(JSON.stringify(parts))

  const composePage = ({ module, path, html, lang, queryState, structuredData, isMissing, islands }) => {
    const { head, body } = splitHead(html)
    const { styles, hints, scripts } = assetsOf(JSON.stringify({ module, islands }))
    const state = [
      jsonElement('app-config', config),
      jsonElement('query-state', queryState),
      jsonElement('app-scripts', scripts),
    ].join('')
    const missing = isMissing ? ' data-missing' : ''
    return themed
      .replace(/<html lang="[^"]*"/, `<html lang="${lang}"`)
      .replace(/<title data-shell>.*?<\/title>/, '')
      .replaceAll(/<link rel="(stylesheet|modulepreload)"[^>]*>/g, '')
      .replace(/<script type="module"[^>]*><\/script>/, '')
      .replace('<!--head-->', () =>
        [`${beginPage}${head}<style nonce="__CSP_NONCE__">${styles}</style>${hints}`, structuredData].join(''),
      )
      .replace(
        '<div id="root"><!--app-->',
        () => `<div id="root" data-prerendered="${attribute(path)}"${missing}>${body}`,
      )
      .replace('<!--state-->', () => state)
  }

  return { composePage, composeShell }
}

/** What React hoists (title, meta, link) stands before the page's own markup when there is no head to hoist it to. */
function splitHead(html) {
  const head = /^(?:<(?:title)[^>]*>.*?<\/title>|<(?:meta|link)[^>]*>)*/s.exec(html)?.[0] ?? ''
  return { head, body: html.slice(head.length) }
}

function pageAssets({ dist, base, manifest, module, islands }) {
  const app = chunksOf(manifest, ['index.html']).scripts
  const page = chunksOf(manifest, [module]).scripts.filter((file) => !app.includes(file))
  const { styles } = chunksOf(manifest, ['index.html', module, ...islands])
  return {
    styles: styles.map((file) => readFileSync(join(dist, file), 'utf8')).join(''),
    // The bundler's loader looks for these before it loads a part's styles: twice there, the face would be swapped in.
    hints: styles.map((file) => `<link rel="stylesheet" disabled href="${base}${file}">`).join(''),
    scripts: { app: app.map((file) => base + file), page: page.map((file) => base + file) },
  }
}

/** Links by which a browser fetches what modules need, beyond what the app's document names. */
function preloads({ base, manifest, first, later }) {
  const app = chunksOf(manifest, ['index.html'])
  const begin = chunksOf(manifest, first)
  const all = chunksOf(manifest, [...first, ...later])
  const links = [
    ...all.scripts
      .filter((file) => !app.scripts.includes(file))
      .map((file) => link(base + file, `rel="modulepreload"${begin.scripts.includes(file) ? '' : behind}`)),
    // Not as stylesheets: the page would wait for them.
    ...all.styles
      .filter((file) => !app.styles.includes(file))
      .map((file) => link(base + file, `rel="preload" as="style"${begin.styles.includes(file) ? '' : behind}`)),
  ]
  return links.join('')
}

/** Behind the calls of the page, which begin meanwhile. */
const behind = ' fetchpriority="low"'

function link(href, attributes) {
  return `<link ${attributes} crossorigin href="${href}">`
}

/** The files that the modules need, without what they load later; scripts after those that they import. */
function chunksOf(manifest, modules) {
  const seen = new Set()
  const scripts = []
  const styles = new Set()
  const visit = (name) => {
    const chunk = manifest[name]
    if (chunk === undefined) throw new Error(`The build has no module ${name}`)
    if (seen.has(chunk.file)) return
    seen.add(chunk.file)
    for (const imported of chunk.imports ?? []) visit(imported)
    for (const file of chunk.css ?? []) styles.add(file)
    scripts.push(chunk.file)
  }
  for (const name of modules) visit(name)
  return { scripts, styles: [...styles] }
}

/** Data that the page's scripts read; it is not executed, and cannot end the element early. */
function jsonElement(id, value) {
  return `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`
}

function attribute(text) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

function remember(make) {
  const made = new Map()
  return (key) => {
    if (!made.has(key)) made.set(key, make(key))
    return made.get(key)
  }
}

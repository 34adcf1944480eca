/**
 * Renders every public page to HTML from what is published now, for a host that only serves files:
 *
 *   node prerender.mjs http://localhost:4000 [folder]
 *
 * Each page goes to `{folder}/{path}/index.html`, the site map, robots.txt and the web app manifest beside them; the folder is
 * `dist/prerendered` unless told otherwise. A host that renders when a page is asked for runs `prerender/worker.mjs`.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { club } from './club.config.ts'
import { createRenderer } from './prerender/create-renderer.mjs'

const [origin, folder = join(import.meta.dirname, 'dist/prerendered')] = process.argv.slice(2)
if (origin === undefined) throw new Error('Say which host: node prerender.mjs http://localhost:4000')

const renderer = await createRenderer({ origin, basePath: club.basePath })
rmSync(folder, { recursive: true, force: true })
write('robots.txt', await renderer.robots())
write('sitemap.xml', await renderer.siteMap())
write('manifest.webmanifest', await renderer.webManifest())
for (const path of await renderer.paths()) {
  const page = await renderer.render(path)
  if (page.kind === 'page') write(join(path, 'index.html'), page.html)
}

function write(name, text) {
  const file = join(folder, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

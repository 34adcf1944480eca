/**
 * Builds the app: for the browser into `dist/`, for prerendering into `dist-server/`, and next to each file of the
 * browser its compressed variants. `node build.mjs FOLDER` builds into another folder, `CLUB_CONFIG=FILE` for another club
 * than that of `club.config.ts`.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { hashOf, readInlineScript } from './prerender/inline-script.mjs'

const root = import.meta.dirname
const compressible = /\.(js|css|svg|html|json|txt|webmanifest)$/

const folder = resolve(process.argv[2] ?? root)
await build({ root, logLevel: 'warn', build: { outDir: join(folder, 'dist') } })
await build({
  root,
  logLevel: 'warn',
  build: { ssr: 'src/entry-server.tsx', outDir: join(folder, 'dist-server') },
})
await stamp(folder)
compress(join(folder, 'dist'))
const { renderedPages } = await import(pathToFileURL(join(folder, 'dist-server/entry-server.js')).href)
writeFileSync(join(folder, 'dist-server/pages.json'), JSON.stringify(renderedPages()))

/** Writes into both what a host must know before it serves them: version, base path, whether they are of one build, and its inline scripts. */
async function stamp(folder) {
  const clubFile = pathToFileURL(resolve(root, process.env['CLUB_CONFIG'] ?? 'club.config.ts')).href
  const { club } = await import(clubFile)
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const manifest = readFileSync(join(folder, 'dist/.vite/manifest.json'))
  const id = createHash('sha256').update(manifest).digest('hex').slice(0, 16)
  const inlineScripts = [hashOf(readInlineScript(join(folder, 'dist')))]
  const text = JSON.stringify({ version, basePath: club.basePath, id, inlineScripts })
  writeFileSync(join(folder, 'dist/.vite/build.json'), text)
  writeFileSync(join(folder, 'dist-server/build.json'), text)
}

function compress(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    // The shell gets a nonce for each answer, so it is compressed when it is sent.
    if (!entry.isFile() || !compressible.test(entry.name) || entry.name === 'index.html') continue
    const path = join(entry.parentPath, entry.name)
    const bytes = readFileSync(path)
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
    )
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }))
  }
}

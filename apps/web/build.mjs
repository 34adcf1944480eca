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
import { hashOf, inlineFolder, inlineScripts, readInlineScript } from './prerender/inline-script.mjs'

const root = import.meta.dirname
const compressible = /\.(js|css|svg|html|json|txt|webmanifest)$/

const folder = resolve(process.argv[2] ?? root)
const { club } = await import(pathToFileURL(resolve(root, process.env['CLUB_CONFIG'] ?? 'club.config.ts')).href)
await build({ root, logLevel: 'warn', build: { outDir: join(folder, 'dist') } })
for (const name of inlineScripts) await buildInlineScript(name)
await build({
  root,
  logLevel: 'warn',
  build: { ssr: 'src/entry-server.tsx', outDir: join(folder, 'dist-server') },
})
stamp(folder)
compress(join(folder, 'dist'))
const { renderedPages } = await import(pathToFileURL(join(folder, 'dist-server/entry-server.js')).href)
writeFileSync(join(folder, 'dist-server/pages.json'), JSON.stringify(renderedPages()))

/** Each by itself, with all that it imports: it shares no file with the app. */
async function buildInlineScript(name) {
  await build({
    root,
    configFile: false,
    base: `${club.basePath}/`,
    logLevel: 'warn',
    build: {
      outDir: join(folder, 'dist', inlineFolder),
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: join(root, 'src', `${name}.ts`),
        output: { format: 'iife', entryFileNames: '[name].js' },
      },
    },
  })
}

/** Writes into both what a host must know before it serves them: version, base path, whether they are of one build, and its inline scripts. */
function stamp(folder) {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const dist = join(folder, 'dist')
  const hashes = inlineScripts.map((name) => hashOf(readInlineScript(dist, name)))
  const built = createHash('sha256')
    .update(readFileSync(join(dist, '.vite/manifest.json')))
    .update(hashes.join())
  const id = built.digest('hex').slice(0, 16)
  const text = JSON.stringify({ version, basePath: club.basePath, id, inlineScripts: hashes })
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

/**
 * Builds the app: for the browser into `dist/`, for prerendering into `dist-server/`, and next to each file of the
 * browser its compressed variants.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'

const root = import.meta.dirname
const compressible = /\.(js|css|svg|html|json|txt|webmanifest)$/

await build({ root, logLevel: 'warn' })
await build({ root, logLevel: 'warn', build: { ssr: 'src/entry-server.tsx' } })
compress(join(root, 'dist'))

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

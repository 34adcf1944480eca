import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Returns the script that stands in each prerendered page (`src/begin-page.ts`), in a scope of its own. */
export function readInlineScript(dist) {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
  return `(()=>{${readFileSync(join(dist, manifest['src/begin-page.ts'].file), 'utf8').trim()}})()`
}

/** Returns what the policy of the pages knows a script by. */
export function hashOf(script) {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`
}

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The scripts that stand in documents themselves, by their files in `src/`: of each rendered page, and of each shell. */
export const inlineScripts = ['begin-page', 'begin-session']

/** Where a build keeps them, inside of the folder for the browser. */
export const inlineFolder = '.vite'

/** Returns a script that stands in pages, in a scope of its own. */
export function readInlineScript(dist, name) {
  return readFileSync(join(dist, inlineFolder, `${name}.js`), 'utf8').trim()
}

/** Returns what the policy of the pages knows a script by. */
export function hashOf(script) {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`
}

/** Fails when a small file of an app has one user, in whose file it belongs. Part of `npm run lint`. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { smallFiles } from './lib/small-files.mjs'
import { root } from './lib/steps.mjs'

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'apps/*/src/*'], {
  cwd: root,
  encoding: 'utf8',
})
const paths = listed.split('\n').filter((path) => /\.tsx?$/.test(path) && existsSync(join(root, path)))
if (paths.length === 0) throw new Error('There are no sources of apps to look at')
const found = smallFiles(Object.fromEntries(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')])))
for (const line of found) console.error(line)
process.exitCode = found.length > 0 ? 1 : 0

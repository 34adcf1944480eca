import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Where schema files are read from. Paths are relative to `schemas/`, such as `rest/club.openapi.yaml`. */
export interface SchemaSource {
  /** The text of a file. Throws when there is none. */
  read(path: string): string
  /** The names of the files right in a folder, sorted; none when there is no such folder. */
  list(folder: string): string[]
}

/** Not by URL, whose global is a browser's in tests of the app. */
const folder = import.meta.dirname

/** The files as they are on disk now, in this repository or in another `schemas` folder. */
export function filesIn(root: string = folder): SchemaSource {
  return {
    read: (path) => readFileSync(join(root, path), 'utf8'),
    list(path) {
      try {
        return readdirSync(join(root, path)).sort()
      } catch {
        return []
      }
    },
  }
}

/** The files as they were at a git revision. Throws when git does not know it. */
export function filesAt(revision: string): SchemaSource {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 1 << 28 })
  const commit = git('rev-parse', '--verify', `${revision}^{commit}`).trim()
  const paths = new Set(git('ls-tree', '-r', '--name-only', commit, '.').trim().split('\n'))
  return {
    read(path) {
      if (!paths.has(path)) throw new Error(`${revision} has no schemas/${path}`)
      return git('show', `${commit}:./${path}`)
    },
    list: (path) =>
      [...paths]
        .filter((each) => each.startsWith(`${path}/`) && !each.slice(path.length + 1).includes('/'))
        .map((each) => each.slice(path.length + 1))
        .sort(),
  }
}

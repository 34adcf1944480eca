import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { filesAt, filesIn, type SchemaSource } from '@clubhouse/schemas/source'

/** One version of the contract, and what to call it in a report. */
export interface Version {
  name: string
  source: SchemaSource
}

/** Something that was asked for does not make sense. The message is for whoever typed it. */
export class UsageError extends Error {}

/**
 * The version that an argument means: a `schemas` folder, or else a git revision; what begins with a dot or a slash can
 * only be a folder. Throws a `UsageError` when it is neither.
 */
export function versionOf(argument: string): Version {
  if (existsSync(join(argument, 'rest'))) return { name: argument, source: remembering(filesIn(argument)) }
  if (/^[./]/.test(argument)) throw new UsageError(`${argument} is not a schemas folder: it has no folder \`rest\`.`)
  try {
    return { name: argument, source: remembering(filesAt(argument)) }
  } catch {
    throw new UsageError(`${argument} is neither a git revision nor a schemas folder.`)
  }
}

/** The files as they are on disk now. */
export function workingTree(): Version {
  return { name: 'the working tree', source: remembering(filesIn()) }
}

/** Where the branch left `main`; on `main` itself, what was committed last. Throws a `UsageError` without a `main`. */
export function defaultBase(root: string): string {
  try {
    const branch = git(root, 'rev-parse', '--abbrev-ref', 'HEAD')
    return branch === 'main' ? 'HEAD' : git(root, 'merge-base', 'main', 'HEAD')
  } catch {
    throw new UsageError('There is no branch `main` to compare with: say a git revision or a schemas folder.')
  }
}

function git(root: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
}

/** Reads each file once: git is asked by a process of its own. */
function remembering(source: SchemaSource): SchemaSource {
  const texts = new Map<string, string>()
  return {
    list: (folder) => source.list(folder),
    read(path) {
      const text = texts.get(path) ?? source.read(path)
      texts.set(path, text)
      return text
    },
  }
}

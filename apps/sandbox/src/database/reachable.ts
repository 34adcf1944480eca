import { spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { cpSync, existsSync, lstatSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { ProcessOwner } from './postgres-user.ts'

/**
 * Root's own folders are often closed to everybody else, so also to the user that PostgreSQL runs as for root. What lies
 * in such a folder is then kept here instead.
 */
const openPlace = '/var/tmp'

/** Returns the folder itself or, if its owner-to-be cannot get there, one that always stands in for it. */
export function reachableFolder(folder: string, owner: ProcessOwner): string {
  if (canEnter(folder, owner)) return folder
  const place = placeFor('data', folder)
  mkdirSync(place, { recursive: true, mode: 0o755 })
  return trusted(place)
}

/** Returns the folder itself or, if who is to run its programs cannot get there, a copy of it. */
export function reachableCopy(folder: string, owner: ProcessOwner): string {
  if (canEnter(folder, owner)) return folder
  const place = placeFor('postgres', folder)
  if (existsSync(place)) return trusted(place)
  const making = `${place}-${randomBytes(4).toString('hex')}`
  cpSync(folder, making, { recursive: true, verbatimSymlinks: true })
  try {
    renameSync(making, place)
  } catch (error) {
    // Two that start at once both make it.
    rmSync(making, { recursive: true })
    if (!existsSync(place)) throw error
  }
  return trusted(place)
}

function canEnter(folder: string, owner: ProcessOwner): boolean {
  return owner.uid === undefined || spawnSync('test', ['-x', folder], { ...owner, cwd: '/' }).status === 0
}

function placeFor(what: string, folder: string): string {
  return join(openPlace, `clubhouse-${what}-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`)
}

/** Anybody may write to the open place, so what stands there must be ours, and no link to elsewhere. */
function trusted(place: string): string {
  const { uid } = lstatSync(place)
  const isOurs = lstatSync(place).isDirectory() && uid === 0
  if (!isOurs) throw new Error(`${place} is in the way: it belongs to somebody else.`)
  return place
}

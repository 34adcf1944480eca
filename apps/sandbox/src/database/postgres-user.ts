import { spawnSync } from 'node:child_process'

export interface ProcessOwner {
  uid?: number
  gid?: number
}

/**
 * Returns the user to run PostgreSQL as, which refuses to run as root: for root (in a container, say) the system user
 * `postgres`, which is created when there is none; for any other user nothing, which means itself.
 */
export function postgresOwner(): ProcessOwner {
  if (process.getuid?.() !== 0) return {}
  const found = lookUp()
  if (found !== undefined) return found
  spawnSync('groupadd', ['--system', 'postgres'])
  spawnSync('useradd', ['--system', '--gid', 'postgres', '--no-create-home', 'postgres'])
  const made = lookUp()
  if (made === undefined)
    throw new Error(
      'PostgreSQL cannot run as root and no user "postgres" could be made for it: run as another user, or set DATABASE_URL.',
    )
  return made
}

function lookUp(): Required<ProcessOwner> | undefined {
  const [uid, gid] = ['-u', '-g'].map((flag) => {
    const { status, stdout } = spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' })
    return status === 0 ? Number(stdout.trim()) : undefined
  })
  return uid === undefined || gid === undefined ? undefined : { uid, gid }
}

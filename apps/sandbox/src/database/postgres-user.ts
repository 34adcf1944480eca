import { spawnSync } from 'node:child_process'

export interface ProcessOwner {
  uid?: number
  gid?: number
}

/**
 * PostgreSQL refuses to run as root. A process of root (in a container, say) therefore hands it to the system user
 * `postgres`, which is made when there is none; any other user runs it as itself.
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

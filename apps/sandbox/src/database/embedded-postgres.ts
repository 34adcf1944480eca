import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client, type QueryResultRow } from 'pg'
import { freePort } from './free-port.ts'
import { initialise, password } from './initialise.ts'
import { isAlive } from './process-alive.ts'
import { lastWords, readIfThere, spawnPostgres } from './postgres-programs.ts'
import { postgresOwner, type ProcessOwner } from './postgres-user.ts'
import { reachableFolder } from './reachable.ts'
import { removeFolder } from './temporary-folder.ts'

export interface EmbeddedPostgres {
  readonly url: string
  /** Stops the server, unless another process still uses it. Call it after the last connection is closed. */
  release(): Promise<void>
}

export interface EmbeddedPostgresOptions {
  folder: string
  /** Whether what is committed must outlive a power cut. Throw-away data need not, and is twice as fast for it. */
  durable: boolean
}

/** What every connection calls itself, so that the last process to leave can tell that it is the last. */
export const applicationName = 'clubhouse-sandbox'

const startLimit = 20_000

/**
 * Real PostgreSQL out of an npm package, as a process of its own. A server that already serves the folder (a second
 * sandbox, or one whose parent was killed) is used as it is.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const owner = postgresOwner()
  mkdirSync(options.folder, { recursive: true })
  if (owner.uid !== undefined) chmodSync(options.folder, 0o755)
  const folder = reachableFolder(options.folder, owner)
  const data = join(folder, 'data')
  const running = await findRunning(data)
  if (running !== undefined) return embedded(running)
  if (!existsSync(join(data, 'PG_VERSION'))) await initialise(folder, data, owner)
  for (let attempt = 1; ; attempt++) {
    const started = await start(folder, data, owner, options.durable)
    if (started !== undefined) return embedded(started)
    if (attempt === 5) throw new Error(`PostgreSQL did not start: ${lastWords(folder)}`)
  }
}

/** Empties a folder, and stops the server that a killed sandbox left behind in it; false when one is in use. */
export async function discardData(folder: string): Promise<boolean> {
  if (!existsSync(folder)) return true
  const place = reachableFolder(folder, postgresOwner())
  const running = await findRunning(join(place, 'data'))
  if (running !== undefined) await embedded(running).release()
  if (existsSync(join(place, 'data', 'postmaster.pid'))) return false
  for (const path of new Set([place, folder])) removeFolder(path)
  return true
}

interface Server {
  pid: number
  port: number
}

function embedded({ pid, port }: Server): EmbeddedPostgres {
  const url = urlOf(port)
  return {
    url,
    async release() {
      if (await usedByOthers(url)) return
      try {
        process.kill(pid, 'SIGINT')
      } catch {
        return // It has ended by itself.
      }
      const until = Date.now() + 1_500
      while (isAlive(pid) && Date.now() < until) await pause(5)
    },
  }
}

function urlOf(port: number): string {
  return `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
}

async function usedByOthers(url: string): Promise<boolean> {
  const rows = await ask<{ others: number }>(
    url,
    `select count(*)::int as others from pg_stat_activity where application_name = '${applicationName}' and pid <> pg_backend_pid()`,
  )
  return (rows?.[0]?.others ?? 0) > 0
}

/** Asks over a connection of its own; undefined when nothing answers. */
async function ask<Row extends QueryResultRow>(url: string, query: string): Promise<Row[] | undefined> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query<Row>(query)).rows
  } catch {
    return undefined
  } finally {
    await client.end().catch(() => {})
  }
}

/** Returns the server that the folder's lock file names. One that is still starting or stopping is waited for. */
async function findRunning(data: string): Promise<Server | undefined> {
  const lockFile = join(data, 'postmaster.pid')
  const until = Date.now() + 5_000
  while (existsSync(lockFile) && Date.now() < until) {
    const [pid, , , port] = readIfThere(lockFile).split('\n').map(Number)
    // The lock may be that of a machine that lost power; then its process is gone and PostgreSQL clears it away.
    if (!pid || !isAlive(pid)) return undefined
    const answer = port ? await ask<{ data_directory: string }>(urlOf(port), 'show data_directory') : undefined
    if (port && answer?.[0]?.data_directory === data) return { pid, port }
    await pause(20)
  }
  return undefined
}

/** Undefined when it must be tried again, because somebody else took the port or the folder first. */
async function start(folder: string, data: string, owner: ProcessOwner, durable: boolean): Promise<Server | undefined> {
  const port = await freePort()
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'shared_buffers=32MB',
    'max_connections=60',
    'autovacuum_naptime=10s',
  ]
  if (!durable) settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off')
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]
  const child = spawnPostgres('postgres', args, { folder, owner })
  child.unref()
  const failed = () => 'failed' as const
  const failure = once(child, 'exit').then(failed, failed)
  const until = Date.now() + startLimit
  while (Date.now() < until) {
    const answer = await Promise.race([failure, ask(urlOf(port), 'select 1')])
    if (answer === 'failed') return findRunning(data)
    if (answer !== undefined && child.pid !== undefined) return { pid: child.pid, port }
    await pause(10)
  }
  child.kill('SIGKILL')
  return undefined
}

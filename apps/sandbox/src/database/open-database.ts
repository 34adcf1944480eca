import { resolve } from 'node:path'
import { Pool, type PoolClient } from 'pg'
import { applicationName, startEmbeddedPostgres, discardData, type EmbeddedPostgres } from './embedded-postgres.ts'
import { migrate } from './migrate.ts'
import { abandonedFolders, makeTemporaryFolder, removeFolder } from './temporary-folder.ts'

export type DatabaseOptions =
  | { kind: 'folder'; folder: string }
  | { kind: 'temporary' }
  | { kind: 'server'; url: string }

export interface Database {
  readonly pool: Pool
  /** Runs the work in one transaction, again when PostgreSQL broke a deadlock at its cost. */
  transaction: <T>(work: (client: PoolClient) => Promise<T>) => Promise<T>
  close(): Promise<void>
}

/** Opens the sandbox's data, wherever it lies, and brings it to this version of the code. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const source = await openSource(options)
  const pool = new Pool({
    connectionString: source.url,
    max: 12,
    connectionTimeoutMillis: 15_000,
    application_name: applicationName,
  })
  // A connection that breaks (the server was stopped) must not end the process; the next query says it.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  let closing: Promise<void> | undefined
  const close = () => (closing ??= pool.end().then(() => source.release()))
  try {
    await transaction(pool, migrate)
  } catch (error) {
    await close()
    throw error
  }
  return { pool, transaction: (work) => transaction(pool, work), close }
}

async function openSource(options: DatabaseOptions): Promise<EmbeddedPostgres> {
  if (options.kind === 'server') return { url: options.url, release: async () => {} }
  if (options.kind === 'folder') return startEmbeddedPostgres({ folder: resolve(options.folder), durable: true })
  // Not waited for: what others left behind is no reason to start late.
  const swept = sweep()
  const folder = makeTemporaryFolder()
  let server: EmbeddedPostgres
  try {
    server = await startEmbeddedPostgres({ folder, durable: false })
  } catch (error) {
    removeFolder(folder)
    throw error
  }
  return {
    url: server.url,
    async release() {
      await Promise.all([server.release(), swept])
      removeFolder(folder)
    },
  }
}

async function sweep() {
  for (const folder of abandonedFolders()) await discardData(folder)
}

const broken = new Set(['40001', '40P01'])

async function transaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const client = await pool.connect()
    let failure: Error | undefined
    try {
      await client.query('begin')
      const result = await work(client)
      await client.query('commit')
      return result
    } catch (error) {
      await client.query('rollback').catch((lost: Error) => (failure = lost))
      const code = error instanceof Error && 'code' in error ? String(error.code) : ''
      if (!broken.has(code) || attempt === 5) throw error
    } finally {
      // A connection that could not even roll back is thrown away.
      client.release(failure)
    }
  }
}

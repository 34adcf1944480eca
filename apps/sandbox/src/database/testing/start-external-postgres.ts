import { startEmbeddedPostgres } from '../embedded-postgres.ts'
import { makeTemporaryFolder, removeFolder } from '../temporary-folder.ts'

export interface ExternalPostgres {
  /** For `DATABASE_URL`. */
  url: string
  /** To be called when no sandbox uses it any more. */
  close(): Promise<void>
}

/** Returns a PostgreSQL that no sandbox has started, empty, of the programs that npm installed. */
export async function startExternalPostgres(): Promise<ExternalPostgres> {
  const folder = makeTemporaryFolder()
  const server = await startEmbeddedPostgres({ folder, durable: true })
  return {
    url: server.url,
    async close() {
      await server.release()
      removeFolder(folder)
    },
  }
}

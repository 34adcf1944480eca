import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { dataFolder } from './data-folder.ts'
import { stopAbandoned } from './database/embedded-postgres.ts'

/** Empties the sandbox's data; the next start lays out the sample data anew. */

const folder = fileURLToPath(dataFolder)
try {
  if (existsSync(folder)) await stopAbandoned(folder)
  if (existsSync(join(folder, 'data/postmaster.pid')))
    throw new Error('A sandbox is running on this data: stop it first, or send it POST /_sandbox/reset.')
  rmSync(folder, { recursive: true, force: true })
  console.log('The sandbox is empty.')
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}

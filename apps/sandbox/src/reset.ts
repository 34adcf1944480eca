import { fileURLToPath } from 'node:url'
import { dataFolder } from './data-folder.ts'
import { discardData } from './database/embedded-postgres.ts'

/** Empties the sandbox's data; the next start seeds the sample data anew. */

try {
  const isEmpty = await discardData(fileURLToPath(dataFolder))
  if (!isEmpty) throw new Error('A sandbox is running on this data: stop it first, or send it POST /_sandbox/reset.')
  console.log('The sandbox is empty.')
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}

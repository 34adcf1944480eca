import { fileURLToPath } from 'node:url'
import { dataFolder, mainClub } from './data-folder.ts'
import { discardData } from './database/embedded-postgres.ts'
import { clubNames } from './sample-data/club-files.ts'

/** Empties the sandbox's data, of every club; the next start seeds the sample data anew. */

try {
  // The folder of the main club holds those of the others, so it is the last.
  for (const club of clubNames.toSorted((a, b) => Number(a === mainClub) - Number(b === mainClub))) {
    const isEmpty = await discardData(fileURLToPath(dataFolder(club)))
    if (!isEmpty) throw new Error('A sandbox is running on this data: stop it first, or send it POST /_sandbox/reset.')
  }
  console.log('The sandbox is empty.')
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}

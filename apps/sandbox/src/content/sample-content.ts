import type { Origins } from '../origins.ts'
import { club } from '../sample-data/club.ts'
import { readClubFile } from '../sample-data/club-files.ts'
import { createContentStore, type ContentStore, type EntryDraft } from './content-store.ts'
import { sampleDocuments, samplePictures } from './sample-assets.ts'

/** Returns what editors have published, in British English and, where it differs, in American. */
export function createSampleContent(origins: Origins): ContentStore {
  return storeOf(origins, club.content.flatMap(readEntries))
}

/** Returns the same with what they have not published yet: new entries, and others in their next wording. */
export function createSampleDrafts(origins: Origins): ContentStore {
  const entries = [...club.content, 'drafts'].flatMap(readEntries)
  // A draft takes the place of the published entry.
  return storeOf(origins, [...new Map(entries.map((entry) => [entry.id, entry])).values()])
}

function storeOf(origins: Origins, entries: readonly EntryDraft[]): ContentStore {
  return createContentStore({
    origins,
    assets: [...samplePictures, ...sampleDocuments],
    entries,
    outsideModel: readEntries('outside-model'),
  })
}

function readEntries(file: string): readonly EntryDraft[] {
  return readClubFile(`content/${file}`, 'content') as readonly EntryDraft[]
}

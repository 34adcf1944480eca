import type { Origins } from '../origins.ts'
import { createContentStore, type ContentStore, type EntryDraft } from './content-store.ts'
import { sampleDocuments } from './documents/sample-documents.ts'
import { sampleAssets } from './sample-assets.ts'
import { draftEntries, outsideModelEntries, publishedEntries } from './sample-entries.ts'

/** Returns the copy of the club, in British English and, where it differs, in American. */
export function createSampleContent(origins: Origins): ContentStore {
  return storeOf(origins, publishedEntries())
}

/** Returns the same with what editors have not published yet. */
export function createSampleDrafts(origins: Origins): ContentStore {
  const published = publishedEntries()
  const drafts = draftEntries()
  const draftOf = new Map(drafts.map((draft) => [draft.id, draft]))
  const known = new Set(published.map(({ id }) => id))
  return storeOf(origins, [
    ...published.map((entry) => draftOf.get(entry.id) ?? entry),
    ...drafts.filter(({ id }) => !known.has(id)),
  ])
}

function storeOf(origins: Origins, entries: readonly EntryDraft[]): ContentStore {
  return createContentStore({
    origins,
    assets: [...sampleAssets, ...sampleDocuments],
    entries,
    outsideModel: outsideModelEntries(),
  })
}

import { createContentStore, type ContentStore } from './content-store.ts'
import { sampleAssets } from './entries/assets.ts'
import { footerEntries } from './entries/footer.ts'
import { homePrivateEntries } from './entries/home-private.ts'
import { homePublicEntries } from './entries/home-public.ts'
import { legalEntries } from './entries/legal.ts'
import { pageEntries } from './entries/pages.ts'

/** The copy of the club, in British English and, where it differs, in American. */
export function createSampleContent(origin: string): ContentStore {
  return createContentStore({
    origin,
    assets: sampleAssets,
    entries: [...homePublicEntries, ...homePrivateEntries, ...footerEntries, ...pageEntries, ...legalEntries],
  })
}

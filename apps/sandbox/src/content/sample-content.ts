import type { Origins } from '../origins.ts'
import { createContentStore, type ContentStore, type EntryDraft } from './content-store.ts'
import { modernSlaveryDocuments } from './documents/modern-slavery.ts'
import { sampleAssets } from './entries/assets.ts'
import { brandTileEntries } from './entries/brand-tiles.ts'
import { cardApplicationEntries } from './entries/card-application.ts'
import { draftEntries } from './entries/drafts.ts'
import { footerEntries } from './entries/footer.ts'
import { homePrivateEntries } from './entries/home-private.ts'
import { homePublicEntries } from './entries/home-public.ts'
import { legalEntries } from './entries/legal.ts'
import { accountCardEntries, activityEntries, brandBenefitEntries } from './entries/members.ts'
import { besideModelEntries, outsideModelEntries } from './entries/outside-model.ts'
import { aboutEntries } from './entries/pages/about.ts'
import { audienceEntries } from './entries/pages/audiences.ts'
import { cardEntries } from './entries/pages/card.ts'
import { cardHubEntries } from './entries/pages/card-hub.ts'
import { clubTourEntries } from './entries/pages/club-tour.ts'
import { cookiePolicyEntries } from './entries/pages/cookie-policy.ts'
import { flightsEntries } from './entries/pages/flights.ts'
import { flyingWithPointsEntries } from './entries/pages/flying-with-points.ts'
import { modernSlaveryEntries } from './entries/pages/modern-slavery.ts'
import { referAFriendEntries } from './entries/pages/refer-a-friend.ts'
import { reservedEntries } from './entries/pages/reserved.ts'

const publishedEntries: readonly EntryDraft[] = [
  ...homePublicEntries,
  ...homePrivateEntries,
  ...brandTileEntries,
  ...footerEntries,
  ...aboutEntries,
  ...clubTourEntries,
  ...cookiePolicyEntries,
  ...modernSlaveryEntries,
  ...audienceEntries,
  ...flightsEntries,
  ...flyingWithPointsEntries,
  ...cardEntries,
  ...cardHubEntries,
  ...cardApplicationEntries,
  ...brandBenefitEntries,
  ...activityEntries,
  ...accountCardEntries,
  ...referAFriendEntries,
  ...reservedEntries,
  ...besideModelEntries,
  ...legalEntries,
]

/** Returns the copy of the club, in British English and, where it differs, in American. */
export function createSampleContent(origins: Origins): ContentStore {
  return storeOf(origins, publishedEntries)
}

/** Returns the same with what editors have not published yet: new entries, and others in their next wording. */
export function createSampleDrafts(origins: Origins): ContentStore {
  const drafts = new Map(draftEntries.map((draft) => [draft.id, draft]))
  const known = new Set(publishedEntries.map(({ id }) => id))
  return storeOf(origins, [
    ...publishedEntries.map((entry) => drafts.get(entry.id) ?? entry),
    ...draftEntries.filter(({ id }) => !known.has(id)),
  ])
}

function storeOf(origins: Origins, entries: readonly EntryDraft[]): ContentStore {
  return createContentStore({
    origins,
    assets: [...sampleAssets, ...modernSlaveryDocuments],
    entries,
    outsideModel: outsideModelEntries,
  })
}

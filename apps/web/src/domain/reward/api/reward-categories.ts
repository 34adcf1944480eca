import {
  type Categories,
  listEarnCategories,
  listPublicEarnCategories,
  listPublicSpendCategories,
  listSpendCategories,
} from '@clubhouse/rest-client/club'
import type { RewardListQuery } from './reward-list.ts'

const operations = {
  SPEND: { member: listSpendCategories, visitor: listPublicSpendCategories },
  EARN: { member: listEarnCategories, visitor: listPublicEarnCategories },
}

/** Options of the names of the categories that have rewards, each counted once with all its variants (API-25). */
export function categoryNamesOptions({ kind, audience, region }: RewardListQuery) {
  const parameters = { viewingRegion: region.countryCode, enableVariantGrouping: true }
  return { ...operations[kind][audience].queryOptions(parameters), select: namesOf }
}

function namesOf({ categories }: Categories): string[] {
  return categories.filter(({ count }) => count > 0).map(({ categoryName }) => categoryName)
}

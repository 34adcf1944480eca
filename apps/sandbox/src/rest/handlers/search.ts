import type { components } from '@clubhouse/rest-client/club.types'
import type { SearchHandlers } from '../../generated/rest-club-handlers.ts'
import { visibleRewards, type ListedReward } from '../../rewards/list-rewards.ts'
import { searchRewards } from '../../rewards/search-rewards.ts'
import { viewerFrom } from '../../rewards/visibility.ts'
import type { CatalogueReward } from '../../sample-data/create-catalogue.ts'
import type { Club } from '../club.ts'
import { Problem } from '../problem.ts'

const shortestKeyword = 3

/** Rewards by keyword. */
export function searchHandlers(club: Club): SearchHandlers {
  return {
    async searchRewards({ query, member }) {
      const keyword = query.keyword.trim()
      if (keyword.length < shortestKeyword) {
        const message = `must have at least ${shortestKeyword} characters besides spaces around it`
        throw new Problem(422, 'KEYWORD_TOO_SHORT', `Look for at least ${shortestKeyword} characters.`, {
          errors: [{ path: 'query/keyword', message }],
        })
      }
      const viewer = viewerFrom(query.viewingRegion, member.profile)
      const results = (rewards: readonly CatalogueReward[]) =>
        searchRewards(visibleRewards(rewards, viewer, true), keyword).map(toResult)
      const { earn, spend } = club.catalogue()
      return { earnResults: results(earn), spendResults: results(spend) }
    },
  }
}

function toResult({ reward }: ListedReward): components['schemas']['SearchResult'] {
  const { rewardId, content, cost, redemptionType, variants } = reward
  const { title, slug, brandDetails, tags, pointsTextOverride } = content
  return {
    rewardId,
    title,
    logoUrl: brandDetails.brandLogo,
    brandName: brandDetails.brandName,
    tags,
    ...(slug !== undefined && { slug }),
    ...(cost !== undefined && { cost }),
    ...(redemptionType !== undefined && { redemptionType }),
    ...(variants !== undefined && { variants }),
    ...(pointsTextOverride !== undefined && { pointsTextOverride }),
  }
}

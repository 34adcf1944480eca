import type { DiscoveryHandlers } from '../../generated/rest-club-handlers.ts'
import { soldOutRewards } from '../../ledger/stock.ts'
import { categoriesOf, pageOfRewards, visibleRewards, type RewardQuery } from '../../rewards/list-rewards.ts'
import { withAvailability } from '../../rewards/availability.ts'
import { viewerFrom, type ViewingRegion } from '../../rewards/visibility.ts'
import type { Club, ClubMember } from '../club.ts'

/** A call that looks at a region's rewards, of a member or of a visitor. */
export interface RegionCall {
  readonly query: RewardQuery & { viewingRegion: ViewingRegion }
  readonly member: ClubMember | undefined
}

/** Lists of rewards and categories, for members and for visitors. */
export function discoveryHandlers(club: Club): DiscoveryHandlers {
  const visible = (kind: 'spend' | 'earn', { query, member }: RegionCall) => {
    const viewer = viewerFrom(query.viewingRegion, member?.profile)
    return visibleRewards(club.catalogue()[kind], viewer, query.enableVariantGrouping === true)
  }
  const list = (kind: 'spend' | 'earn') => async (call: RegionCall) => {
    const page = pageOfRewards(visible(kind, call), call.query)
    const soldOut = await soldOutRewards(club.database.pool)
    return { ...page, rewards: page.rewards.map((reward) => withAvailability(reward, soldOut)) }
  }
  const count = (kind: 'spend' | 'earn') => (call: RegionCall) => categoriesOf(visible(kind, call))
  return {
    listSpendRewards: list('spend'),
    listPublicSpendRewards: list('spend'),
    listEarnRewards: list('earn'),
    listPublicEarnRewards: list('earn'),
    listSpendCategories: count('spend'),
    listPublicSpendCategories: count('spend'),
    listEarnCategories: count('earn'),
    listPublicEarnCategories: count('earn'),
  }
}

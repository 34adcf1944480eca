import type { Reward } from '@clubhouse/rest-client/club'
import { m } from '#paraglide/messages.js'
import { paths } from '#domain/page/model/paths.ts'
import { isSoldOut } from './availability.ts'
import { pointsTextOf, type RewardKind } from './points-text.ts'

/** What a tile shows of a reward (DIS-24). */
export interface RewardTileContent {
  title: string
  href: string
  imageUrl: string
  brandName: string
  brandLogoUrl: string
  lead: string | undefined
  pointsText: string | undefined
  badge: string | undefined
}

/** What decides where a tile leads besides the reward. `useTileAccess` makes it. */
export interface TileAccess {
  /** Whether the member has what subscribers get; undefined while that is not known. */
  isSubscriber: boolean | undefined
  /** Names of the plans by id; undefined while plans are not offered, or not known. */
  planNames: Readonly<Record<string, string>> | undefined
  isFlightSearchOpen: boolean
}

const openToAll: TileAccess = {
  isSubscriber: undefined,
  planNames: undefined,
  isFlightSearchOpen: false,
}

/** Returns the address of a reward's page on its side of the club (RTE-38, RTE-39). */
function rewardHref({ rewardId, content }: Pick<Reward, 'rewardId' | 'content'>, kind: RewardKind): string {
  return (kind === 'EARN' ? paths.earnReward : paths.spendReward).href({ rewardId, slug: content.slug })
}

/** Returns the tile of a reward in a list of its kind. */
export function rewardTile(reward: Reward, kind: RewardKind, access: TileAccess = openToAll): RewardTileContent {
  const { content, redemptionType } = reward
  const plan = planOf(reward, access)
  const isLocked = plan !== undefined && access.isSubscriber === false
  // The way to flights is a search, not a reward to redeem (DIS-27).
  const isSearch = redemptionType === 'REDSKY_SEARCH' && access.isFlightSearchOpen
  return {
    title: content.title,
    href: isLocked ? paths.subscribe.href() : isSearch ? paths.flightSearch.href() : rewardHref(reward, kind),
    imageUrl: content.imageUrl,
    brandName: content.brandDetails.brandName,
    brandLogoUrl: content.brandDetails.brandLogo,
    lead: content.lead,
    pointsText: isLocked ? m.reward_with_plan({ plan }) : pointsTextOf(reward, kind),
    // Opening a sold-out reward is useless, so this goes before the editors' badge, and before the plan (DIS-26).
    badge: isSoldOut(reward) ? m.reward_badge_sold_out() : (plan ?? content.badge),
  }
}

/** Returns the name of the plan that a reward is for, when plans are offered (DIS-26). */
function planOf({ subscriptionPlanId }: Reward, { planNames }: TileAccess): string | undefined {
  return subscriptionPlanId === undefined ? undefined : planNames?.[subscriptionPlanId]
}

import type { Reward } from '@clubhouse/rest-client/club'
import { m } from '../../paraglide/messages.js'
import { paths } from '../paths.ts'
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

/** The tile of a reward in a list of its kind. */
export function rewardTile(reward: Reward, kind: RewardKind): RewardTileContent {
  const { rewardId, content } = reward
  const path = kind === 'EARN' ? paths.earnReward : paths.spendReward
  return {
    title: content.title,
    href: path.href({ rewardId, slug: content.slug }),
    imageUrl: content.imageUrl,
    brandName: content.brandDetails.brandName,
    brandLogoUrl: content.brandDetails.brandLogo,
    lead: content.lead,
    pointsText: pointsTextOf(reward, kind),
    // Nobody should open a reward in vain, so this comes before what an editor wrote.
    badge: reward.availability === 'SOLD_OUT' ? m.reward_badge_sold_out() : content.badge,
  }
}

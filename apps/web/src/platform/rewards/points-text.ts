import type { Reward } from '@clubhouse/rest-client/club'
import { m } from '../../paraglide/messages.js'
import { isCompetition } from '../config/app-config.ts'
import { formatPoints } from '../points/format-points.ts'

/** The two sides of the club: points are spent on a reward, or earned with it. */
export type RewardKind = 'SPEND' | 'EARN'

/** What a reward costs or brings, ready to show; undefined when the server does not say. */
export function pointsTextOf(
  reward: Pick<Reward, 'cost' | 'variants' | 'content'> & Partial<Pick<Reward, 'rewardId'>>,
  kind: RewardKind,
): string | undefined {
  return kind === 'EARN' ? earnText(reward) : costText(reward)
}

/** The text an editor wrote, else one of its own for the club's competition, else 'Earn points' (RWD-20). */
function earnText({ rewardId = '', content }: Pick<Reward, 'content'> & Partial<Pick<Reward, 'rewardId'>>): string {
  const text = content.pointsTextOverride?.trim() ?? ''
  if (text !== '') return text
  return isCompetition(rewardId) ? m.reward_earn_competition() : m.reward_earn_points()
}

/** Until a variant is chosen, only the least of their costs is certain (RWD-16). */
function costText({ cost, variants = [] }: Pick<Reward, 'cost' | 'variants'>): string | undefined {
  if (variants.length > 0)
    return m.reward_points_from({ points: formatPoints(Math.min(...variants.map((variant) => variant.cost))) })
  return cost === undefined ? undefined : formatPoints(cost)
}

import type { Reward } from '@clubhouse/rest-client/club'
import { m } from '#paraglide/messages.js'
import { clubConfigIfSet } from '#domain/club/model/club-config.ts'
import { formatPoints } from '#domain/points/model/format-points.ts'

/** The two sides of the club: points are spent on a reward, or earned with it. */
export type RewardKind = 'SPEND' | 'EARN'

/** The fields of a reward that say what it costs or brings. */
interface PricedReward extends Partial<Pick<Reward, 'rewardId'>>, Pick<Reward, 'cost' | 'variants' | 'redemptionType'> {
  content: Pick<Reward['content'], 'tags' | 'pointsTextOverride'>
}

/** Returns what a reward costs or brings, ready to show; undefined when the server does not say. */
export function pointsTextOf(reward: PricedReward, kind: RewardKind): string | undefined {
  return kind === 'EARN' ? earnText(reward) : costText(reward)
}

/** True when points are counted before it can be had: not to search for flights, nor where an editor waived it (RDM-02). */
export function isPaidInPoints({
  cost,
  redemptionType,
  content,
}: Pick<Reward, 'cost' | 'redemptionType'> & { content: Pick<Reward['content'], 'tags'> }): boolean {
  if (cost === undefined || redemptionType === 'REDSKY_SEARCH') return false
  return !(redemptionType === 'SIMPLE_LINK' && content.tags.includes('override.points.check'))
}

/** Returns the points that a reward costs at least: those of its cheapest option, until one is chosen (RWD-16). */
export function leastCost({ cost, variants = [] }: Pick<Reward, 'cost' | 'variants'>): number | undefined {
  return variants.length > 0 ? Math.min(...variants.map((variant) => variant.cost)) : cost
}

/** Returns the text an editor wrote, else one of its own for the club's competition, else 'Earn points' (RWD-20). */
function earnText({ rewardId = '', content }: PricedReward): string {
  const text = content.pointsTextOverride?.trim() ?? ''
  if (text !== '') return text
  return isCompetition(rewardId) ? m.reward_earn_competition() : m.common_earn_points()
}

/**
 * Until a variant is chosen, only the least of their costs is certain (RWD-16). A link takes no points: they are counted at
 * most (RDM-02, RDM-10).
 */
function costText(reward: PricedReward): string | undefined {
  const { cost, variants = [], redemptionType } = reward
  const least = leastCost(reward)
  if (redemptionType === 'SIMPLE_LINK' && cost !== undefined)
    return isPaidInPoints(reward) ? m.reward_points_counted({ points: formatPoints(cost) }) : m.reward_points_free()
  if (least === undefined) return undefined
  return variants.length > 0 ? m.reward_points_from({ points: formatPoints(least) }) : formatPoints(least)
}

/** True for the earn reward that is the club's competition (RWD-20, GAP-17). */
function isCompetition(rewardId: string): boolean {
  return clubConfigIfSet()?.competitionRewardId === rewardId
}

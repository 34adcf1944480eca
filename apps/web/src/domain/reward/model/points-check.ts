import type { Reward } from '@clubhouse/rest-client/club'

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

import type { Reward } from '@clubhouse/rest-client/club'

/** Whether points are counted before it can be had: not to search for flights, nor where an editor waived it (RDM-02). */
export function isPaidInPoints({
  cost,
  redemptionType,
  content,
}: Pick<Reward, 'cost' | 'redemptionType'> & { content: Pick<Reward['content'], 'tags'> }): boolean {
  if (cost === undefined || redemptionType === 'REDSKY_SEARCH') return false
  return !(redemptionType === 'SIMPLE_LINK' && content.tags.includes('override.points.check'))
}

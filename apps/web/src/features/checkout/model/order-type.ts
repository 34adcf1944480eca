import type { Reward } from '@clubhouse/rest-client/club'

/** The kinds of reward that are ordered on the checkout page (RDM-09, RDM-12). */
export const orderTypes = ['WINES_FULFILMENT', 'PHYSICAL_SPARKLES', 'VOYAGES_FULFILMENT'] as const

export type OrderType = (typeof orderTypes)[number]

/** How a reward is ordered; undefined when it is redeemed in another way. */
export function orderTypeOf({ redemptionType }: Pick<Reward, 'redemptionType'>): OrderType | undefined {
  return orderTypes.find((type) => type === redemptionType)
}

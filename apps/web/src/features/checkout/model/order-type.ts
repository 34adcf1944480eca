import type { Reward } from '@clubhouse/rest-client/club'
import type { StepUp } from '#platform/auth/step-up-store.ts'

/** The kinds of reward that are ordered on the checkout page (RDM-09, RDM-12). */
export const orderTypes = ['WINES_FULFILMENT', 'PHYSICAL_SPARKLES', 'VOYAGES_FULFILMENT'] as const

export type OrderType = (typeof orderTypes)[number]

/** Returns how a reward is ordered; undefined when it is redeemed in another way. */
export function orderTypeOf({ redemptionType }: Pick<Reward, 'redemptionType'>): OrderType | undefined {
  return orderTypes.find((type) => type === redemptionType)
}

/** True when an order goes out at once, past its checkout: one of the checkout does once the step-up is done (STP-08). */
export function submitsDirectly(reward: Pick<Reward, 'redemptionType'>, stepUp: StepUp): boolean {
  return stepUp.kind === 'stepped-up' && orderTypeOf(reward) !== undefined
}

import { addressSchema } from './address.schema.ts'
import type { Consent } from './consent.schema.ts'
import { giftSchema } from './gift-message.schema.ts'
import type { OrderDraft, TypedOrder } from './order-draft.ts'
import type { OrderType } from './order-type.ts'
import { sailorSchema } from './sailor.schema.ts'

/** What still keeps an order from being sent. */
export type Missing = 'address' | 'sailor' | 'gift-message' | 'over18' | 'terms' | 'marketing'

/** Two readings of the marketing consent that a voyage needs: it is given, or the question is answered (CON-24). */
export type MarketingConsent = 'given' | 'answered'

export const marketingConsent: MarketingConsent = 'given'

/** Returns what is missing, in the order of the page (CHK-06, CHK-09, CHK-10). */
export function missingOf(
  type: OrderType,
  { deliveryAddress, sailorDetails, consent, giftMessage }: TypedOrder,
  policy: MarketingConsent = marketingConsent,
): Missing[] {
  const hasAddress = (deliveryAddress?.firstName.trim() ?? '') !== ''
  const missing: Record<Missing, boolean> = {
    address: type !== 'VOYAGES_FULFILMENT' && !hasAddress,
    sailor: type === 'VOYAGES_FULFILMENT' && sailorDetails === null,
    'gift-message': type === 'WINES_FULFILMENT' && !giftSchema.safeParse({ giftMessage }).success,
    over18: type !== 'PHYSICAL_SPARKLES' && !consent.over18,
    terms: type !== 'PHYSICAL_SPARKLES' && !consent.terms,
    marketing: type === 'VOYAGES_FULFILMENT' && !isMarketingAnswered(consent, policy),
  }
  return order.filter((each) => missing[each])
}

const order = [
  'address',
  'sailor',
  'gift-message',
  'over18',
  'terms',
  'marketing',
] as const satisfies readonly Missing[]

/** Returns whether Redeem can be pressed. */
export function canRedeem(type: OrderType, draft: OrderDraft): boolean {
  return !draft.isSubmitting && missingOf(type, draft).length === 0
}

/**
 * Returns whether what was typed can be sent as it is, past the page: all of it is there, and right (RDM-09, RDM-12,
 * STP-08).
 */
export function isComplete(type: OrderType, typed: TypedOrder, today: Date): boolean {
  if (missingOf(type, typed).length > 0) return false
  const { deliveryAddress, sailorDetails } = typed
  if (type === 'VOYAGES_FULFILMENT') return sailorSchema(today).safeParse(sailorDetails).success
  return addressSchema(type).safeParse(deliveryAddress).success
}

function isMarketingAnswered({ marketingUpdates }: Consent, policy: MarketingConsent): boolean {
  switch (policy) {
    case 'given':
      return marketingUpdates === true
    case 'answered':
      return marketingUpdates !== undefined
  }
}

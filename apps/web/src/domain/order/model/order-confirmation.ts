import type { Order } from '@clubhouse/rest-client/club'

/** What is said after an order: three wordings (RDM-14), of which that of orders has a variant for voyages (ORD-04). */
export type OrderConfirmationKind = 'digital' | 'goods' | 'voyage' | 'donation'

const kinds: Partial<Record<Order['redemptionType'], OrderConfirmationKind>> = {
  DIGITAL_FULFILMENT: 'digital',
  WINES_FULFILMENT: 'goods',
  PHYSICAL_SPARKLES: 'goods',
  VOYAGES_FULFILMENT: 'voyage',
  DONATION_LINK: 'donation',
}

/** Returns how an order is confirmed, by its type. A type that nothing is ordered by throws (RDM-15, ERR-45). */
export function orderConfirmationOf({ redemptionType }: Pick<Order, 'redemptionType'>): OrderConfirmationKind {
  const kind = Object.hasOwn(kinds, redemptionType) ? kinds[redemptionType] : undefined
  if (kind === undefined) throw new Error(`Unknown redemption type ${redemptionType} of an order`)
  return kind
}

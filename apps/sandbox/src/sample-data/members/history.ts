import { earnOfferCalled, spendOfferCalled } from '../offers.ts'
import type { HistoryItem, SampleMember } from '../sample-members.ts'

type Voucher = Extract<HistoryItem, { kind: 'voucher' }>
type Order = Extract<HistoryItem, { kind: 'order' }>

export function earned(daysAgo: number, points: number, description: string): HistoryItem {
  return { kind: 'earn', daysAgo, points, description }
}

/** Returns a voucher of the catalogue, at the catalogue's price. */
export function voucher(daysAgo: number, validDays: number, code: string, brandSlug: string, title: string): Voucher {
  const offer = spendOfferCalled(brandSlug, title)
  return {
    kind: 'voucher',
    daysAgo,
    validDays,
    code,
    rewardId: String(offer.id),
    points: offer.record.cost,
    description: `${title}, ${offer.brand.name}`,
  }
}

export function order(
  daysAgo: number,
  status: Order['status'],
  brandSlug: string,
  title: string,
  more: Pick<Order, 'giftMessage' | 'trackingUrl'> = {},
): Order {
  const offer = spendOfferCalled(brandSlug, title)
  return {
    kind: 'order',
    daysAgo,
    status,
    rewardId: String(offer.id),
    points: offer.record.cost,
    description: `${title}, ${offer.brand.name}`,
    ...more,
  }
}

export function favourite(
  type: 'SPEND' | 'EARN',
  brandSlug: string,
  title: string,
): SampleMember['favourites'][number] {
  const offer = type === 'SPEND' ? spendOfferCalled(brandSlug, title) : earnOfferCalled(brandSlug, title)
  return { rewardId: String(offer.id), type }
}

export function pointsOf(history: readonly HistoryItem[]): number {
  return history.reduce(
    (sum, item) => sum + (item.kind === 'earn' || item.kind === 'refund' ? item.points : -item.points),
    0,
  )
}

/** Begins a history with points moved in from elsewhere, as many as make it end at the balance that the member has. */
export function endingAt(
  points: number,
  daysAgo: number,
  description: string,
  history: readonly HistoryItem[],
): readonly HistoryItem[] {
  const shifted = history.map((item) => (item.kind === 'refund' ? { ...item, ofOrder: item.ofOrder + 1 } : item))
  return [earned(daysAgo, points - pointsOf(history), description), ...shifted]
}

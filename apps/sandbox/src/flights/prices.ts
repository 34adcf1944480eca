import type { CurrencyCode, PassengerCounts, PassengerFare, Scalars } from '../generated/flight-resolvers.ts'
import { passengerKinds, type PassengerKind } from './passengers.ts'

/** What an adult pays for one way. */
export interface AdultPrice {
  points: number
  taxesPence: number
}

/** What several people pay together; money in the currency's smallest unit. */
export interface PartyPrice {
  points: number
  money: number
}

const unitsPerPenny: Readonly<Record<CurrencyCode, number>> = { GBP: 1, USD: 1.29 }

/** Returns what the whole party pays for all of the ways. */
export function partyPrice(ways: readonly AdultPrice[], counts: PassengerCounts, currency: CurrencyCode): PartyPrice {
  const total: PartyPrice = { points: 0, money: 0 }
  for (const kind of passengerKinds) {
    const { points, money } = priceOfOne(ways, kind, currency)
    total.points += points * counts[kind.count]
    total.money += money * counts[kind.count]
  }
  return total
}

/** Returns what each kind of passenger pays, for those kinds that travel (FLT-60). */
export function fareOfEachKind(
  ways: readonly AdultPrice[],
  counts: PassengerCounts,
  currency: CurrencyCode,
): PassengerFare[] {
  return passengerKinds
    .filter(({ count }) => counts[count] > 0)
    .map((kind) => {
      const { points, money } = priceOfOne(ways, kind, currency)
      return {
        passengerType: kind.type,
        quantity: counts[kind.count],
        price: { awardPoints: points, amountIncludingTax: amountText(money), currency },
      }
    })
}

/** Money as decimal text: 123456 is `1234.56`. */
export function amountText(money: number): Scalars['Amount']['output'] {
  const whole = Math.floor(money / 100)
  return `${whole}.${String(money % 100).padStart(2, '0')}` as Scalars['Amount']['output']
}

/** Rounded way by way and passenger by passenger, so that every sum of prices is a price. */
function priceOfOne(
  ways: readonly AdultPrice[],
  { pointsShare, taxesShare }: PassengerKind,
  currency: CurrencyCode,
): PartyPrice {
  const price: PartyPrice = { points: 0, money: 0 }
  for (const { points, taxesPence } of ways) {
    price.points += Math.round(points * pointsShare)
    price.money += Math.round(taxesPence * taxesShare * unitsPerPenny[currency])
  }
  return price
}

import type { Reward } from '@clubhouse/rest-client/club'
import { leastCost } from './points-text.ts'

/** What a page says of itself and of the club, as far as an offer needs it. */
export interface OfferFacts {
  url: string
  image: string
  description: string | undefined
  /** `GB`, `US` or `WORLD`. */
  countryCode: string
  /** What the price is counted in. */
  currency: string
  sellerId: string
}

/** Returns a reward in the vocabulary of schema.org: the product, and its price in points; earning with it has none. */
export function rewardOffer(reward: Reward, facts: OfferFacts): object {
  const { rewardId, availability, content } = reward
  const { url, image, description, countryCode, currency, sellerId } = facts
  const price = leastCost(reward)
  return {
    '@type': 'Product',
    name: content.title,
    ...(description !== undefined && { description }),
    image,
    url,
    sku: rewardId,
    brand: { '@type': 'Brand', name: content.brandDetails.brandName, logo: content.brandDetails.brandLogo },
    offers: {
      '@type': 'Offer',
      url,
      ...(price !== undefined && { price, priceCurrency: currency }),
      availability: availabilities[availability ?? 'AVAILABLE'],
      seller: { '@id': sellerId },
      ...(countryCode !== 'WORLD' && { eligibleRegion: countryCode }),
    },
  }
}

const availabilities: Readonly<Record<NonNullable<Reward['availability']>, string>> = {
  AVAILABLE: 'https://schema.org/InStock',
  SOLD_OUT: 'https://schema.org/SoldOut',
  UNAVAILABLE: 'https://schema.org/OutOfStock',
}

import type pg from 'pg'
import { readBalance } from '../ledger/ledger.ts'

/** A message that a page shows in a place of its own, such as at the top of the member's home (HOM-07). */
export interface MessageCard {
  id: string
  feedType: 'homeScreenTopCard'
  title: string
  body: string
  imageUrl: string
  /** A path of the app, without base and region. */
  linkUrl: string
  linkText: string
}

/** From how many points on members are told what they could do with them. */
const campaignPoints = 20_000

/** Returns the cards of the campaigns that run for a member. */
export async function cardsFor(pool: pg.Pool, memberId: string, imageOrigin: string): Promise<MessageCard[]> {
  const { usable = 0 } = (await readBalance(pool, memberId)) ?? {}
  if (usable < campaignPoints) return []
  return [
    {
      id: 'enough-to-fly',
      feedType: 'homeScreenTopCard',
      title: 'You have enough points to fly',
      body: 'Seats start at 6,000 points, and there are some left for the spring. Where would you go?',
      imageUrl: `${imageOrigin}/images/content/hero-public`,
      linkUrl: '/redsky-search',
      linkText: 'Find a flight',
    },
  ]
}

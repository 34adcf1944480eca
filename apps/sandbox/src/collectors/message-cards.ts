import type pg from 'pg'
import { readBalance } from '../ledger/ledger.ts'
import { readSharedFile } from '../sample-data/club-files.ts'

/** A message that a page shows in a place of its own, such as at the top of the member's home (HOM-07). */
interface MessageCard {
  id: string
  feedType: 'homeScreenTopCard'
  title: string
  body: string
  imageUrl: string
  /** A path of the app, without base and region. */
  linkUrl: string
  linkText: string
}

/** The cards of the campaigns, each with the points from which on members are told what they could do with them. */
const campaigns = readSharedFile('message-cards') as readonly { fromPoints: number; card: MessageCard }[]

/** Returns the cards of the campaigns that run for a member. */
export async function cardsFor(pool: pg.Pool, memberId: string, imageOrigin: string): Promise<MessageCard[]> {
  const { usable = 0 } = (await readBalance(pool, memberId)) ?? {}
  return campaigns
    .filter(({ fromPoints }) => usable >= fromPoints)
    .map(({ card }) => ({ ...card, imageUrl: `${imageOrigin}${card.imageUrl}` }))
}

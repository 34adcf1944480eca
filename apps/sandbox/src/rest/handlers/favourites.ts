import type { components } from '@clubhouse/rest-client/club.types'
import type pg from 'pg'
import type { FavouritesHandlers } from '../../generated/rest-club-handlers.ts'
import { rewardAs } from '../../members/reward-snapshot.ts'
import { isVisible, viewerFrom } from '../../rewards/visibility.ts'
import type { CatalogueReward } from '../../sample-data/create-catalogue.ts'
import { readMember, type Club, type ClubMember } from '../club.ts'
import { homeViewer } from '../find-redeemable.ts'
import { notFound, Problem, refusal } from '../problem.ts'
import { findVisible } from './rewards.ts'

type Favourite = components['schemas']['Favourite']
type Kind = Favourite['type']

/** As many as a member may have (WSH-05). */
const favouritesLimit = 9

/** Rewards that the member wants to find again. */
export function favouritesHandlers(club: Club): FavouritesHandlers {
  const { database, clock } = club
  return {
    async listFavourites({ query, member: { memberId, profile } }) {
      const { limit = favouritesLimit, offset = 0 } = query
      const viewer = viewerFrom(query.viewingRegion, profile)
      const { rows } = await database.pool.query<{ type: Kind; reward_id: string }>(
        'select type, reward_id from favourite where member_id = $1 order by created_at desc, favourite_id desc',
        [memberId],
      )
      const seen = rows.flatMap(({ type, reward_id }) => {
        const entry = club.catalogue().find(type, reward_id)
        if (entry === undefined || !isVisible(entry.reward.content.tags, viewer)) return []
        return [toFavourite(entry, reward_id, query.enableVariantGrouping)]
      })
      const rewards = seen.slice(offset, offset + limit)
      return { rewards, paging: { offset, limit, hasMore: offset + limit < seen.length } }
    },

    addFavourite: ({ path, body: { type, id }, member }) =>
      database.transaction(async (client) => {
        const memberId = await lockOwner(client, path.userId, member)
        const entry = findVisible(club, type, id, homeViewer(member))
        await client.query(
          'insert into favourite (member_id, type, reward_id, created_at) values ($1, $2, $3, $4) on conflict do nothing',
          [memberId, type, id, clock.now()],
        )
        const { rows } = await client.query('select from favourite where member_id = $1', [memberId])
        if (rows.length > favouritesLimit)
          throw refusal('FAVOURITES_LIMIT_REACHED', 'A member has nine favourites at most.')
        return toFavourite(entry, id)
      }),

    removeFavourite: ({ path: { userId, rewardType, rewardId }, member }) =>
      database.transaction(async (client) => {
        const memberId = await lockOwner(client, userId, member)
        const { rowCount } = await client.query(
          'delete from favourite where member_id = $1 and type = $2 and reward_id = $3',
          [memberId, rewardType, rewardId],
        )
        // Gone already, from another device; an id that never was anything is a mistake.
        if (rowCount === 0 && club.catalogue().find(rewardType, rewardId) === undefined)
          throw notFound(`There is no reward ${rewardId} here.`)
        return undefined
      }),
  }
}

/** A favourite of a variant is shown as its reward when variants come as one; its id stays what it was added by. */
function toFavourite(entry: CatalogueReward, rewardId: string, grouped = false): Favourite {
  const { title, slug, brandDetails, tags } = (grouped ? entry.reward : rewardAs(entry, rewardId)).content
  const logoUrl = brandDetails.brandLogo
  return { rewardId, type: entry.kind, title, logoUrl, tags, ...(slug !== undefined && { slug }) }
}

/** Locks the member whose favourites they are, so that two devices at once cannot end above the limit. */
async function lockOwner(client: pg.PoolClient, userId: string, { memberId }: ClubMember): Promise<string> {
  if (memberId !== userId) throw new Problem(403, 'NOT_YOUR_FAVOURITES', "These are another member's favourites.")
  await readMember(client, memberId, 'for no key update')
  return memberId
}

import type { components } from '@clubhouse/rest-client/club.types'
import type pg from 'pg'
import type { FavouritesHandlers } from '../../generated/rest-club-handlers.ts'
import { rewardAs } from '../../members/reward-snapshot.ts'
import { isVisible } from '../../rewards/visibility.ts'
import type { Caller } from '../caller.ts'
import { callingMember, type Club } from '../club.ts'
import { homeViewer } from '../find-redeemable.ts'
import { notFound, Problem, refusal } from '../problem.ts'
import { viewerOf } from './discovery.ts'
import { findVisible } from './rewards.ts'

type Favourite = components['schemas']['Favourite']
type Kind = Favourite['type']

/** As many as a member may have (WSH-05). */
const favouritesLimit = 9

/** Rewards that the member wants to find again. */
export function favouritesHandlers(club: Club): FavouritesHandlers {
  const { database, clock } = club

  /** A favourite of a variant is shown as its reward when variants come as one; its id stays what it was added by. */
  const toFavourite = (type: Kind, rewardId: string, grouped: boolean): Favourite | undefined => {
    const entry = club.catalogue().find(type, rewardId)
    if (entry === undefined) return undefined
    const { content } = grouped ? entry.reward : rewardAs(entry, rewardId)
    const { title, slug, brandDetails, tags } = content
    return { rewardId, type, title, logoUrl: brandDetails.brandLogo, tags, ...(slug !== undefined && { slug }) }
  }

  return {
    async listFavourites({ query, caller }) {
      const { limit = favouritesLimit, offset = 0 } = query
      const viewer = await viewerOf(club, caller, query)
      const { memberId } = await callingMember(database.pool, caller)
      const { rows } = await database.pool.query<{ type: Kind; reward_id: string }>(
        'select type, reward_id from favourite where member_id = $1 order by created_at desc, favourite_id desc',
        [memberId],
      )
      const seen = rows.flatMap(({ type, reward_id }) => {
        const tags = club.catalogue().find(type, reward_id)?.reward.content.tags
        const favourite = toFavourite(type, reward_id, query.enableVariantGrouping === true)
        return tags && favourite && isVisible(tags, viewer) ? [favourite] : []
      })
      const rewards = seen.slice(offset, offset + limit)
      return { status: 200, body: { rewards, paging: { offset, limit, hasMore: offset + limit < seen.length } } }
    },

    addFavourite: ({ path, body, caller }) =>
      database.transaction(async (client) => {
        const { memberId } = await ownerOf(client, path.userId, caller)
        const member = await callingMember(client, caller)
        findVisible(club, body.type, body.id, homeViewer(member))
        const held = await client.query<{ type: Kind; reward_id: string }>(
          'select type, reward_id from favourite where member_id = $1',
          [memberId],
        )
        const isHeld = held.rows.some(({ type, reward_id }) => type === body.type && reward_id === body.id)
        if (!isHeld && held.rows.length >= favouritesLimit)
          throw refusal('FAVOURITES_LIMIT_REACHED', 'A member has nine favourites at most.')
        await client.query(
          'insert into favourite (member_id, type, reward_id, created_at) values ($1, $2, $3, $4) on conflict do nothing',
          [memberId, body.type, body.id, clock.now()],
        )
        const favourite = toFavourite(body.type, body.id, false)
        if (favourite === undefined) throw notFound(`There is no reward ${body.id} here.`)
        return { status: 201, body: favourite }
      }),

    removeFavourite: ({ path: { userId, rewardType, rewardId }, caller }) =>
      database.transaction(async (client) => {
        const { memberId } = await ownerOf(client, userId, caller)
        const { rowCount } = await client.query(
          'delete from favourite where member_id = $1 and type = $2 and reward_id = $3',
          [memberId, rewardType, rewardId],
        )
        // Gone already, from another device; an id that never was anything is a mistake.
        if (rowCount === 0 && club.catalogue().find(rewardType, rewardId) === undefined)
          throw notFound(`There is no reward ${rewardId} here.`)
        return { status: 204 }
      }),
  }
}

/** Returns the caller, whose favourites they are; locked, so that two devices at once cannot end above the limit. */
async function ownerOf(client: pg.PoolClient, userId: string, caller: Caller): Promise<{ memberId: string }> {
  const { memberId } = await callingMember(client, caller)
  if (memberId !== userId) throw new Problem(403, 'NOT_YOUR_FAVOURITES', "These are another member's favourites.")
  await client.query('select from member where member_id = $1 for no key update', [memberId])
  return { memberId }
}

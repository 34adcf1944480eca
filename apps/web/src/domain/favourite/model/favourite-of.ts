import type { Favourite, Reward } from '@clubhouse/rest-client/club'

/** Returns a reward of one side of the club as it stands among the favourites, before the server has added it (WSH-07). */
export function favouriteOf(
  { rewardId, content }: Pick<Reward, 'rewardId' | 'content'>,
  type: Favourite['type'],
): Favourite {
  const { title, slug, tags, brandDetails } = content
  return { rewardId, type, title, tags, logoUrl: brandDetails.brandLogo, ...(slug !== undefined && { slug }) }
}

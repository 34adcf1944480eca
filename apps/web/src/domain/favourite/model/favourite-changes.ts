import type { Favourite } from '@clubhouse/rest-client/club'
import { isVisible, type Viewer } from '#domain/reward/model/visibility.ts'

/** How many favourites a member can have (WSH-05). */
export const maxFavourites = 9

/** A change by the member that the server has not answered yet. */
export interface FavouriteChange {
  isWished: boolean
  /** The reward as it will stand in the list. */
  favourite: Favourite
}

/**
 * Returns the list as it will be when the server has agreed to all changes: what is added comes first (WSH-07, WSH-08).
 */
export function withChanges(held: readonly Favourite[], changes: readonly FavouriteChange[]): Favourite[] {
  let list = [...held]
  for (const { isWished, favourite } of changes) {
    const { rewardId } = favourite
    if (!isWished) list = list.filter((each) => each.rewardId !== rewardId)
    else if (!list.some((each) => each.rewardId === rewardId)) list = [favourite, ...list]
  }
  return list
}

/** Those of them that somebody may see (DIS-14 to DIS-19): what was kept may have become hidden since. */
export function visibleFavourites(favourites: readonly Favourite[], viewer: Viewer): Favourite[] {
  return favourites.filter(({ tags }) => isVisible(tags, viewer))
}

/** Returns whether a reward is one of them, or will be (WSH-09). */
export function isFavourite(
  rewardId: string,
  held: readonly Favourite[],
  changes: readonly FavouriteChange[],
): boolean {
  return (
    changes.findLast(({ favourite }) => favourite.rewardId === rewardId)?.isWished ??
    held.some((favourite) => favourite.rewardId === rewardId)
  )
}

/** Returns whether there is no room for another one, counting what is on its way (WSH-05, CON-21). */
export function isFull(held: readonly Favourite[], changes: readonly FavouriteChange[]): boolean {
  const ids = new Set([...held, ...changes.map(({ favourite }) => favourite)].map(({ rewardId }) => rewardId))
  return [...ids].filter((rewardId) => isFavourite(rewardId, held, changes)).length >= maxFavourites
}

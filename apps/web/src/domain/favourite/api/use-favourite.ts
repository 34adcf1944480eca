import {
  addFavourite,
  type Favourite,
  type FavouritePage,
  listFavourites,
  removeFavourite,
} from '@clubhouse/rest-client/club'
import { ApiError } from '@clubhouse/rest-client/errors'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useMember } from '#platform/auth/use-member.ts'
import type { Region } from '#platform/region/regions.ts'
import { useRegion } from '#platform/region/use-region.ts'
import { favouriteToasts } from '../state/favourite-toasts.ts'
import { type FavouriteChange, isFavourite, isFull } from '../model/favourite-changes.ts'
import { changeKey, currentChanges, favouritesOptions, useChanges, useFavouritesQuery } from './favourites.ts'

const limitReached = 'FAVOURITES_LIMIT_REACHED'

/** Returns whether a reward is a favourite, and how to make it one or no longer one (WSH-09). */
export function useFavourite(favourite: Favourite) {
  const { rewardId } = favourite
  const queryClient = useQueryClient()
  const { queryKey } = favouritesOptions(useRegion())
  const list = useFavouritesQuery()
  const changes = useChanges()
  const change = useChangeFavourite()
  const toggle = () => {
    const underWay = currentChanges(queryClient)
    // Its answer is on the way: a second press of a double click must not take the first one back.
    if (underWay.some((each) => each.favourite.rewardId === rewardId)) return
    const held = queryClient.getQueryData(queryKey)?.rewards ?? []
    const isWished = !isFavourite(rewardId, held, underWay)
    if (isWished && isFull(held, underWay)) {
      favouriteToasts.limitReached()
      // Another device may have made room.
      void queryClient.invalidateQueries(listFavourites.queries)
      return
    }
    change({ isWished, favourite })
  }
  return { isFavourite: isFavourite(rewardId, list.data?.rewards ?? [], changes), toggle }
}

/**
 * Carries changes out, one after the other. What is shown meanwhile is the server's list with the changes that are under
 * way, so that one that fails is taken back by itself; afterwards the list is fetched again (WSH-10).
 */
function useChangeFavourite() {
  const queryClient = useQueryClient()
  const { memberId: userId } = useMember()
  const { countryCode } = useRegion()
  const { queryKey } = favouritesOptions({ countryCode })
  const { mutate } = useMutation<Favourite | undefined, ApiError, FavouriteChange>({
    mutationKey: changeKey,
    scope: { id: 'favourites' },
    meta: { ownCodes: [limitReached] },
    retry: false,
    async mutationFn({ isWished, favourite: { rewardId, type } }) {
      if (isWished) {
        await refuseTenth(queryClient, countryCode, rewardId)
        return addFavourite({ parameters: { userId }, body: { id: rewardId, type } })
      }
      await removeFavourite({ parameters: { userId, rewardId, rewardType: type } })
      return undefined
    },
    async onSuccess(added, change) {
      // An answer from before would bring the old list back.
      await queryClient.cancelQueries(listFavourites.queries)
      queryClient.setQueryData(queryKey, (page) => page && changed(page, added, change))
      if (change.isWished) favouriteToasts.added()
      else favouriteToasts.removed()
    },
    onError({ code }) {
      if (code === limitReached) favouriteToasts.limitReached()
    },
    onSettled: () => void queryClient.invalidateQueries(listFavourites.queries),
  })
  return mutate
}

/** Refuses the tenth favourite without a call, also when the heart is pressed before the list has loaded (CON-21). */
async function refuseTenth(
  queryClient: QueryClient,
  countryCode: Region['countryCode'],
  rewardId: string,
): Promise<void> {
  // When the list cannot be had, the server decides.
  const page = await queryClient.ensureQueryData(favouritesOptions({ countryCode })).catch(() => undefined)
  const held = page?.rewards ?? []
  if (!isFavourite(rewardId, held, []) && isFull(held, []))
    throw new ApiError('unprocessable_entity', 'A member has nine favourites at most', {
      operationId: addFavourite.operationId,
      code: limitReached,
    })
}

function changed(
  page: FavouritePage,
  added: Favourite | undefined,
  { favourite: { rewardId } }: FavouriteChange,
): FavouritePage {
  const others = page.rewards.filter((each) => each.rewardId !== rewardId)
  if (added === undefined) return { ...page, rewards: others }
  // One that was there already stays where it is.
  return others.length === page.rewards.length ? { ...page, rewards: [added, ...others] } : page
}

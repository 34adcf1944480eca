import { addFavourite, type Favourite, type FavouritePage, removeFavourite } from '@clubhouse/rest-client/club'
import type { ApiError } from '@clubhouse/rest-client/errors'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMember } from '../auth/use-member.ts'
import { useRegion } from '../region/use-region.ts'
import { favouriteToasts } from '../toasts/toasts.ts'
import { type FavouriteChange, isFavourite, isFull } from './favourite-changes.ts'
import type { FavouriteToggleProps } from './favourite-toggle-slot.ts'
import { changeKey, currentChanges, favouritesOptions, useChanges, useFavouritesQuery } from './favourites.ts'
import { askKind, knownFavourite } from './known-reward.ts'

/** Whether a reward is a favourite, and how to make it one or no longer one (WSH-09). */
export function useFavourite({ rewardId, title }: FavouriteToggleProps) {
  const queryClient = useQueryClient()
  const { queryKey } = favouritesOptions(useRegion())
  const list = useFavouritesQuery()
  const changes = useChanges()
  const change = useChangeFavourite()
  const toggle = () => {
    const underWay = currentChanges(queryClient)
    // Its answer is on the way: a second press of a double click must not take the first one back.
    if (underWay.some((each) => each.rewardId === rewardId)) return
    const held = queryClient.getQueryData(queryKey)?.rewards ?? []
    const isWished = !isFavourite(rewardId, held, underWay)
    if (isWished && isFull(held, underWay)) {
      favouriteToasts.limitReached()
      // Another device may have made room.
      void queryClient.invalidateQueries({ queryKey: queryKey.slice(0, 2) })
      return
    }
    const heldAs = held.find((favourite) => favourite.rewardId === rewardId)
    change({ rewardId, isWished, favourite: heldAs ?? knownFavourite(queryClient, rewardId, title) })
  }
  return { isFavourite: isFavourite(rewardId, list.data?.rewards ?? [], changes), toggle }
}

/**
 * Carries changes out, one after the other. What is shown meanwhile is the server's list with the changes that are under
 * way, so that one that fails is taken back by itself; afterwards the server is asked what there is (WSH-10).
 */
function useChangeFavourite() {
  const queryClient = useQueryClient()
  const { memberId: userId } = useMember()
  const { countryCode } = useRegion()
  const { queryKey } = favouritesOptions({ countryCode })
  const lists = { queryKey: queryKey.slice(0, 2) }
  const { mutate } = useMutation<Favourite | undefined, ApiError, FavouriteChange>({
    mutationKey: changeKey,
    scope: { id: 'favourites' },
    retry: false,
    async mutationFn({ rewardId, isWished, favourite }) {
      const type = favourite?.type ?? (await askKind(queryClient, { rewardId, viewingRegion: countryCode }))
      if (isWished) return addFavourite({ parameters: { userId }, body: { id: rewardId, type } })
      await removeFavourite({ parameters: { userId, rewardId, rewardType: type } })
      return undefined
    },
    async onSuccess(added, change) {
      // An answer from before would bring the old list back.
      await queryClient.cancelQueries(lists)
      queryClient.setQueryData(queryKey, (page) => page && changed(page, added, change))
      if (change.isWished) favouriteToasts.added()
      else favouriteToasts.removed()
    },
    onError({ code }) {
      if (code === 'FAVOURITES_LIMIT_REACHED') favouriteToasts.limitReached()
    },
    onSettled: () => void queryClient.invalidateQueries(lists),
  })
  return mutate
}

function changed(page: FavouritePage, added: Favourite | undefined, { rewardId }: FavouriteChange): FavouritePage {
  const others = page.rewards.filter((favourite) => favourite.rewardId !== rewardId)
  return { ...page, rewards: added === undefined ? others : [added, ...others] }
}

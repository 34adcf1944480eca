import { addFavourite, type Favourite, listFavourites, removeFavourite } from '@clubhouse/rest-client/club'
import { type QueryClient, useMutationState, useQuery } from '@tanstack/react-query'
import { m } from '#paraglide/messages.js'
import { useAudience } from '#platform/auth/use-audience.ts'
import { useRegion } from '#platform/region/use-region.ts'
import type { Region } from '#platform/region/regions.ts'
import { useViewer } from '#domain/reward/state/use-viewer.ts'
import { type FavouriteChange, visibleFavourites, withChanges } from '../model/favourite-changes.ts'

/** Of every change of the favourites, whatever it is. */
export const changeKey = [addFavourite.operationId, removeFavourite.operationId]

const underWay = { mutationKey: changeKey, status: 'pending' } as const

/** The favourites as they are shown (WSH-11). */
export interface Favourites {
  /** The newest first, with what is changing; undefined until they and the viewer are known (DIS-15). */
  wishlist: readonly Favourite[] | undefined
  isLoading: boolean
  errorMessage: string | undefined
  refetch: () => void
}

/** Options of the member's favourites, as many as there can be; variants are named as their reward (API-31). */
export function favouritesOptions({ countryCode }: Pick<Region, 'countryCode'>) {
  return listFavourites.queryOptions({ viewingRegion: countryCode, enableVariantGrouping: true })
}

/** Returns the member's favourites in this region. Nothing is fetched for visitors (WSH-04). */
export function useFavourites(): Favourites {
  const query = useFavouritesQuery()
  const changes = useChanges()
  const viewer = useViewer()
  return {
    wishlist: query.data && viewer && visibleFavourites(withChanges(query.data.rewards, changes), viewer),
    isLoading: query.isPending || viewer === undefined,
    errorMessage: query.isError ? m.favourites_failed_body() : undefined,
    refetch: () => void query.refetch(),
  }
}

export function useFavouritesQuery() {
  const region = useRegion()
  const isMember = useAudience() === 'member'
  return useQuery({ ...favouritesOptions(region), enabled: isMember })
}

/** Returns the changes that the server has not answered yet, in their order. */
export function useChanges(): FavouriteChange[] {
  return useMutationState({ filters: underWay, select: ({ state }) => state.variables as FavouriteChange })
}

/** Returns the changes of `useChanges` outside components. */
export function currentChanges(queryClient: QueryClient): FavouriteChange[] {
  return queryClient
    .getMutationCache()
    .findAll(underWay)
    .map(({ state }) => state.variables as FavouriteChange)
}

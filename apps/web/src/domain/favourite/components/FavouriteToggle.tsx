import type { Favourite } from '@clubhouse/rest-client/club'
import { useAudience } from '#platform/auth/use-audience.ts'
import { island } from '#platform/islands/island.tsx'

const FavouriteButton = island(() => import('./FavouriteButton.tsx').then(({ FavouriteButton: Button }) => Button), {
  when: 'idle',
})

export interface FavouriteToggleProps {
  /** The reward as it stands, or would stand, among the favourites. */
  favourite: Favourite
}

/** A heart that makes a reward a favourite or no longer one; for members only, and visitors load nothing of it (WSH-04). */
export function FavouriteToggle({ favourite }: FavouriteToggleProps) {
  return useAudience() === 'member' ? <FavouriteButton favourite={favourite} /> : null
}

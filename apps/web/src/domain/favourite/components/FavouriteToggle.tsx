import { useContext } from 'react'
import { useAudience } from '#platform/auth/use-audience.ts'
import { type FavouriteToggleProps, FavouriteToggleSlot } from '../state/favourite-toggle-slot.ts'

/** A heart that makes a reward a favourite or no longer one; for members only, and visitors load nothing of it (WSH-04). */
export function FavouriteToggle({ favourite }: FavouriteToggleProps) {
  const draw = useContext(FavouriteToggleSlot)
  return useAudience() === 'member' ? draw({ favourite }) : null
}

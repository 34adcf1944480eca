import type { Favourite } from '@clubhouse/rest-client/club'
import { createContext, type ReactNode } from 'react'

export interface FavouriteToggleProps {
  /** The reward as it stands, or would stand, among the favourites. */
  favourite: Favourite
}

/** Draws the toggle of a member. The app hands it over, because platform draws nothing. */
export const FavouriteToggleSlot = createContext<(props: FavouriteToggleProps) => ReactNode>(() => null)

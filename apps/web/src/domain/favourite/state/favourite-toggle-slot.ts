import { createContext, type ReactNode } from 'react'

export interface FavouriteToggleProps {
  rewardId: string
  /** Of the reward; names the button. */
  title: string
}

/** Draws the toggle of a member. The app hands it over, because platform draws nothing. */
export const FavouriteToggleSlot = createContext<(props: FavouriteToggleProps) => ReactNode>(() => null)

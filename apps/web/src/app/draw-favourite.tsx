import { lazy } from 'react'
import type { FavouriteToggleProps } from '../platform/favourites/favourite-toggle-slot.ts'
import { LatePart } from './shell/LatePart.tsx'

const FavouriteButton = lazy(() =>
  import('../features/favourites/components/FavouriteButton.tsx').then((module) => ({
    default: module.FavouriteButton,
  })),
)

/** The favourites' heart, for platform to hand out; a page whose hearts do not load stands without them. */
export function drawFavourite(props: FavouriteToggleProps) {
  return (
    <LatePart>
      <FavouriteButton {...props} />
    </LatePart>
  )
}

import { lazy } from 'react'
import type { FavouriteToggleProps } from '#domain/favourite/state/favourite-toggle-slot.ts'
import { LatePart } from '#app/shell/LatePart.tsx'

const FavouriteButton = lazy(() =>
  import('#domain/favourite/components/FavouriteButton.tsx').then((module) => ({
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

import { Icon } from '@clubhouse/design-system/Icon'
import { IconButton } from '@clubhouse/design-system/IconButton'
import { m } from '#paraglide/messages.js'
import type { Favourite } from '@clubhouse/rest-client/club'
import { useFavourite } from '../api/use-favourite.ts'

export interface FavouriteButtonProps {
  /** The reward as it stands, or would stand, among the favourites. */
  favourite: Favourite
  /** Told when it is pressed. */
  onToggle?: () => void
}

/** The heart of a reward: on when it is a favourite (WSH-02, WSH-09). */
export function FavouriteButton({ favourite, onToggle }: FavouriteButtonProps) {
  const { isFavourite, toggle } = useFavourite(favourite)
  const press = () => {
    onToggle?.()
    toggle()
  }
  return (
    <IconButton
      label={m.favourites_toggle({ title: favourite.title })}
      variant="raised"
      aria-pressed={isFavourite}
      onPress={press}
    >
      <Icon name={isFavourite ? 'heartFilled' : 'heart'} />
    </IconButton>
  )
}

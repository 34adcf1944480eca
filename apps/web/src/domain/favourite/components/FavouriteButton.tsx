import { Icon } from '@clubhouse/design-system/Icon'
import { IconButton } from '@clubhouse/design-system/IconButton'
import { m } from '#paraglide/messages.js'
import type { FavouriteToggleProps } from '../state/favourite-toggle-slot.ts'
import { useFavourite } from '../api/use-favourite.ts'

export interface FavouriteButtonProps extends FavouriteToggleProps {
  /** Told when it is pressed. */
  onToggle?: () => void
}

/** The heart of a reward: on when it is a favourite (WSH-02, WSH-09). */
export function FavouriteButton({ rewardId, title, onToggle }: FavouriteButtonProps) {
  const { isFavourite, toggle } = useFavourite({ rewardId, title })
  const press = () => {
    onToggle?.()
    toggle()
  }
  return (
    <IconButton label={m.favourites_toggle({ title })} variant="raised" aria-pressed={isFavourite} onPress={press}>
      <Icon name={isFavourite ? 'heartFilled' : 'heart'} />
    </IconButton>
  )
}

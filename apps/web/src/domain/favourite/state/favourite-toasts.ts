import { m } from '#paraglide/messages.js'
import { showToast } from '#platform/toasts/toast-store.ts'
import { maxFavourites } from '../model/favourite-changes.ts'

const added = 3000
const removed = 6000

/** Shows that a favourite was added or removed, for as long as the specification says (TST-06 to TST-08). */
export const favouriteToasts = {
  added: () => showToast({ type: 'information', message: m.favourites_added(), autoDismissTime: added }),
  limitReached: () =>
    showToast({
      type: 'information',
      message: m.favourites_limit({ limit: String(maxFavourites) }),
      autoDismissTime: added,
    }),
  removed: () => showToast({ type: 'information', message: m.favourites_removed(), autoDismissTime: removed }),
}

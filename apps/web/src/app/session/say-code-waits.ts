import { promoCodeOf } from '#features/promo-codes/model/promo-code.ts'
import { m } from '#paraglide/messages.js'
import { showToast } from '#platform/toasts/toast-store.ts'

/** Tells a visitor whom a link to the promo codes has brought home what the code in it waits for (PRM-09). */
export function sayCodeWaits(deepLink: string): void {
  const code = promoCodeOf(deepLink)
  showToast({
    message: code === undefined ? m.promo_log_in() : m.promo_log_in_with_code({ code: code.slice(0, longestShown) }),
    autoDismissTime: 0,
  })
}

/** Characters of a code that are shown: the address may hold anything. */
const longestShown = 32

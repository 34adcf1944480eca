import { onlineManager } from '@tanstack/react-query'
import { m } from '#paraglide/messages.js'
import { closeToast, showToast } from '#platform/toasts/toast-store.ts'
import { checkConnection } from './connection.ts'

let notice: number | undefined
let pagesThatSayIt = 0

/**
 * Says when the connection goes, and when it is back; what a page waits for then comes by itself. It may have gone before
 * this is called.
 */
export function followConnection(): () => void {
  const stop = onlineManager.subscribe((isOnline) => {
    hideNotice()
    if (isOnline) showToast({ type: 'success', message: m.offline_over(), autoDismissTime: 3000 })
    else showNotice()
  })
  if (!checkConnection()) showNotice()
  return stop
}

/** For as long as the page itself says it. Returns how to end that: the notice is shown again then, if need be. */
export function sayOfflineOnPage(): () => void {
  pagesThatSayIt++
  hideNotice()
  return () => {
    pagesThatSayIt--
    if (!onlineManager.isOnline()) showNotice()
  }
}

function showNotice(): void {
  if (notice !== undefined || pagesThatSayIt > 0) return
  notice = showToast({ type: 'warning', message: m.offline_notice(), autoDismissTime: 0 })
}

function hideNotice(): void {
  if (notice !== undefined) closeToast(notice)
  notice = undefined
}

import { onlineManager } from '@tanstack/react-query'
import { m } from '#paraglide/messages.js'
import { closeToast, showToast } from '#platform/toasts/toast-store.ts'

let notice: number | undefined

/** Says when the connection goes, and when it is back; what a page waits for then comes by itself. */
export function followConnection(): () => void {
  return onlineManager.subscribe((isOnline) => {
    hideOfflineNotice()
    if (isOnline) showToast({ type: 'success', message: m.offline_over(), autoDismissTime: 3000 })
    else notice = showToast({ type: 'warning', message: m.offline_notice(), autoDismissTime: 0 })
  })
}

/** For where the page itself says it. */
export function hideOfflineNotice(): void {
  if (notice !== undefined) closeToast(notice)
  notice = undefined
}

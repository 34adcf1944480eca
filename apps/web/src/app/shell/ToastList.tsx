import { ToastRegion } from '@clubhouse/design-system/ToastRegion'
import { useEffect, useState } from 'react'
import { m } from '#paraglide/messages.js'
import { followConnection } from '#platform/connection/follow-connection.ts'
import { keepClearOfToasts } from '#platform/focus/keep-clear.ts'
import { closeToast, useToasts } from '#platform/toasts/toast-store.ts'

/** In milliseconds: how long assistive technology may take to notice a new place to listen to. */
const noticeTime = 100

/**
 * The toasts. Their region is there a moment before the first, or that one would not be read out. Without a connection this
 * script cannot come, so what says that there is none begins here.
 */
export function ToastList() {
  useEffect(followConnection, [])
  const toasts = useToasts()
  const [isHeard, setIsHeard] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsHeard(true), noticeTime)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div ref={keepRegionClear}>
      <ToastRegion
        label={m.shell_notifications()}
        toasts={isHeard ? toasts.map((toast) => ({ ...toast, id: String(toast.id) })) : []}
        onClose={closeToast}
        closeLabel={m.shell_close_notification()}
      />
    </div>
  )
}

/** The region stands by itself over the window; this element only leads to it. */
function keepRegionClear(around: HTMLElement | null): (() => void) | undefined {
  const region = around?.firstElementChild
  return region instanceof HTMLElement ? keepClearOfToasts(region) : undefined
}

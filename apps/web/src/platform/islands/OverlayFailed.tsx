import { useEffect, useEffectEvent, useRef } from 'react'
import { m } from '#paraglide/messages.js'
import { showToast } from '#platform/toasts/toast-store.ts'
import type { IslandFailure } from './island.tsx'

export interface OverlayFailedProps extends IslandFailure {
  /** Undefined for what is rendered only while it is open. */
  isOpen?: boolean
  onClose: () => void
}

/** For a dialog or sheet that somebody opened and that did not come: says so, and tries again when it is opened again. */
export function OverlayFailed({ isOpen = true, onClose, retry }: OverlayFailedProps) {
  const hasSaid = useRef(false)
  const open = useEffectEvent(() => {
    if (hasSaid.current) return retry()
    hasSaid.current = true
    showToast({ type: 'error', message: m.error_part() })
    return onClose()
  })
  useEffect(() => {
    if (isOpen) open()
  }, [isOpen])
  return null
}

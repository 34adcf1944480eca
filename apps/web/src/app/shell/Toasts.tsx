import { useEffect } from 'react'
import { island } from '#platform/islands/island.tsx'
import { useToasts } from '#platform/toasts/toast-store.ts'

const ToastList = island(() => import('./ToastList.tsx').then((module) => module.ToastList), { when: 'interaction' })

/**
 * Short news above everything. Its script comes with the first interaction, before any dialog can make inert what stands
 * behind it, or else with the first toast.
 */
export function Toasts() {
  const toasts = useToasts()
  useEffect(() => {
    if (toasts.length > 0) ToastList.preload()
  }, [toasts])
  return <ToastList />
}

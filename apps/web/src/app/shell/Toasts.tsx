import { type ComponentType, useEffect, useState } from 'react'
import { useIsTouched } from '#platform/touch/when-touched.ts'
import { useToasts } from '#platform/toasts/toast-store.ts'
import { loadToastList } from './load-toast-list.ts'

/**
 * Short news above everything. What draws it comes with the first touch, before any dialog can make inert what stands
 * behind it, or else with the first news; it is asked for again until it is there.
 */
export function Toasts() {
  const toasts = useToasts()
  const [List, setList] = useState<ComponentType>()
  const isTouched = useIsTouched()
  useEffect(() => {
    if ((toasts.length === 0 && !isTouched) || List !== undefined) return
    loadToastList().then(
      (module) => setList(() => module.ToastList),
      (error: unknown) => console.warn('What draws toasts did not load', error),
    )
  }, [toasts, isTouched, List])
  return List === undefined ? null : <List />
}

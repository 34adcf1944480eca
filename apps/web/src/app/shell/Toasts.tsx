import { type ComponentType, useEffect, useState } from 'react'
import { useToasts } from '../../platform/toasts/toast-store.ts'
import { loadToastList } from './load-toast-list.ts'

/** Short news above everything; what draws it comes right after the page, and is asked for again until it is there. */
export function Toasts() {
  const toasts = useToasts()
  const [List, setList] = useState<ComponentType>()
  useEffect(() => {
    if (toasts.length === 0 || List !== undefined) return
    loadToastList().then(
      (module) => setList(() => module.ToastList),
      (error: unknown) => console.warn('What draws toasts did not load', error),
    )
  }, [toasts, List])
  return List === undefined ? null : <List />
}

import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'

/** Calls back when the time is up. While it is paused no time passes, so that nobody is hurried (WCAG 2.2.1). */
export function useAutoDismiss(time: number, isPaused: boolean, onTimeUp: () => void) {
  const left = useRef(time)
  const timeUp = useEffectEvent(onTimeUp)
  useEffect(() => {
    if (time === 0 || isPaused) return undefined
    const startedAt = Date.now()
    const timer = setTimeout(() => timeUp(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= Date.now() - startedAt
    }
  }, [time, isPaused])
}

/** Whether the person looks at another tab. */
export function usePageHidden(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.hidden,
    () => false,
  )
}

function subscribe(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

import { useSyncExternalStore } from 'react'

const minuteMs = 60_000
/** How late a change of the minute may be seen, in ms. */
const lookEveryMs = 5_000

/** Returns the time in ms since 1970, to the minute; components that use it re-render when it changes. */
export function useNow(): number {
  return useSyncExternalStore(follow, theMinute, theMinute)
}

function follow(listener: () => void): () => void {
  const timer = setInterval(listener, lookEveryMs)
  return () => clearInterval(timer)
}

function theMinute(): number {
  return Math.floor(Date.now() / minuteMs) * minuteMs
}

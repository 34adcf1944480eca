import { useEffect, useEffectEvent, useRef } from 'react'
import { onVisible } from '#platform/islands/when.ts'

/** How far above the end of the list the next page is asked for, so that it is there in time. */
const ahead = '400px'

/** Calls back once when the end of a list comes into the viewport; remounted after each page (BRD-11). */
export function EndOfList({ onReached }: { onReached: () => void }) {
  const end = useRef<HTMLDivElement>(null)
  const reach = useEffectEvent(onReached)
  useEffect(() => (end.current === null ? undefined : onVisible(end.current, () => reach(), ahead)), [])
  return <div ref={end} />
}

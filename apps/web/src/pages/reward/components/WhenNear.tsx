import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { onceNear } from '#platform/once-near.ts'

export interface WhenNearProps {
  /** Keeps the place of the part while it is far away, and while its script is on its way. */
  placeholder: ReactNode
  /** Drawn, and so asked for, only when the place comes near the window. Never in a page that is rendered ahead. */
  children: ReactNode
}

/** A part below the first view that costs nobody anything who does not get there. */
export function WhenNear({ placeholder, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (place.current === null) return undefined
    const show = () => setNear(true)
    const stop = onceNear(place.current, show)
    // Better too early than never.
    if (stop === undefined) queueMicrotask(show)
    return stop
  }, [])
  return <div ref={place}>{isNear ? <Suspense fallback={placeholder}>{children}</Suspense> : placeholder}</div>
}

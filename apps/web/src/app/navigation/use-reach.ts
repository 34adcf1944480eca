import { useEffect, useRef } from 'react'

/** How long a pointer rests on a link before it counts, in milliseconds: one that passes over a list means nothing. */
const restMs = 80

/**
 * Returns handlers for a link that call `onReach` when somebody is about to follow it: the pointer rests on it, it gets
 * focus, or a finger comes down.
 */
export function useReach(onReach: () => void) {
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const onMouseLeave = () => clearTimeout(resting.current)
  useEffect(() => () => clearTimeout(resting.current), [])
  return {
    onMouseEnter() {
      clearTimeout(resting.current)
      resting.current = setTimeout(onReach, restMs)
    },
    onMouseLeave,
    onFocus: onReach,
    onTouchStart: onReach,
  }
}

import { useEffect, useState } from 'react'
import type { PressEvent } from 'react-aria-components/Button'

/**
 * A button that opens a sheet when a mouse goes down on it: the sheet may come up under the pointer, and letting go must
 * choose nothing there (WCAG 2.5.2). While `isHeld`, the sheet takes no pointer (`held` of the popover's styles).
 */
export function useOpeningPress(): {
  isHeld: boolean
  /** For the button. */
  pressProps: { onPressStart: (event: PressEvent) => void }
} {
  const [isHeld, setIsHeld] = useState(false)
  useEffect(() => {
    if (!isHeld) return undefined
    const release = () => setIsHeld(false)
    // Not the button's own end of the press: that comes as soon as the sheet lies over it.
    const ends = ['pointerup', 'pointercancel'] as const
    for (const end of ends) window.addEventListener(end, release)
    return () => {
      for (const end of ends) window.removeEventListener(end, release)
    }
  }, [isHeld])
  return { isHeld, pressProps: { onPressStart: ({ pointerType }) => setIsHeld(pointerType === 'mouse') } }
}

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { FocusEvent } from 'react'

/** Moves focus to the region and back with F6, and back to where it was when the focused toast goes. */
export function useRegionFocus(hasToasts: boolean) {
  const region = useRef<HTMLElement>(null)
  const cameFrom = useRef<HTMLElement | null>(null)
  const isFocusLost = useRef(false)
  const [isReached, setIsReached] = useState(false)

  useEffect(() => {
    if (!hasToasts) return undefined
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || region.current === null) return
      event.preventDefault()
      if (region.current.contains(document.activeElement)) cameFrom.current?.focus()
      else region.current.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [hasToasts])

  // Runs after the toast has gone, when it is known what is left to go to.
  useLayoutEffect(() => {
    if (!isFocusLost.current) return
    isFocusLost.current = false
    const next = region.current?.querySelector('button') ?? cameFrom.current
    next?.focus()
  })

  return {
    region,
    isReached,
    onFocusLost: useCallback(() => {
      isFocusLost.current = true
    }, []),
    onFocus: ({ target, currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      setIsReached(target === currentTarget)
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
        cameFrom.current = relatedTarget
      }
    },
    onBlur: () => setIsReached(false),
  }
}

/** Calls back when an element is removed while focus is in it. */
export function useLeavingFocus(onFocusLost: () => void) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = ref.current
    return () => {
      if (element?.contains(document.activeElement) === true) onFocusLost()
    }
  }, [onFocusLost])
  return ref
}

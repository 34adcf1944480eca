import { useDeferredValue } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'
import { useIsHydrated } from '#platform/islands/use-is-hydrated.ts'

/** How much of a screen a tile takes, in square pixels: one below another on a phone, four in a row on a desktop. */
const tileArea = 120_000

/**
 * Returns how many items of a list are to be rendered: as many as fill a screen when somebody goes on to its page, which
 * is there sooner so, and all of them right after. All from the start where the page has to be as long as it was: where
 * it comes from the server, and a step back.
 */
export function useRenderedCount(count: number): number {
  const isHydrated = useIsHydrated()
  const isNew = useNavigationType() !== NavigationType.Pop
  const isWhole = useDeferredValue(true, isHydrated && isNew ? false : undefined)
  return isWhole ? count : Math.min(count, Math.ceil((window.innerWidth * window.innerHeight) / tileArea))
}

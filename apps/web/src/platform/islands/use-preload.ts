import { useEffect } from 'react'
import type { Island } from './island.tsx'
import { onIdle } from './when.ts'

/** Loads an island that is not rendered yet and may soon be, such as a member's while their session is restored. */
export function usePreload({ preload }: Pick<Island<object>, 'preload'>, isDue: boolean): void {
  useEffect(() => {
    if (isDue) onIdle(preload)
  }, [preload, isDue])
}

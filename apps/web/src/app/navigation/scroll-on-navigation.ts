import { NavigationType } from 'react-router-dom'
import type { NavigationState } from './create-navigation.ts'
import { scrollPositionOf } from './scroll-positions.ts'
import { whenRendered } from './when-rendered.ts'

/**
 * Scrolls a page that was just entered: back to where it was left, to the place that the address names, or to its top. A
 * page that is not yet long enough is scrolled when it is, unless the visitor does something first. Returns how to stop.
 */
export function scrollOnNavigation({ location, type, isSamePage, isReady }: NavigationState): (() => void) | undefined {
  if (isSamePage || !isReady) return undefined
  const kept = type === NavigationType.Pop ? scrollPositionOf(location.key) : undefined
  if (kept !== undefined) {
    return whenRendered(
      () => {
        if (document.documentElement.scrollHeight - window.innerHeight < kept) return false
        window.scrollTo({ top: kept, behavior: 'instant' })
        return true
      },
      { untilInteraction: true },
    )
  }
  const id = decodedHash(location.hash)
  if (id !== undefined) {
    return whenRendered(
      () => {
        const target = document.getElementById(id)
        target?.scrollIntoView({ behavior: 'instant' })
        return target !== null
      },
      { untilInteraction: true },
    )
  }
  if (type !== NavigationType.Pop) window.scrollTo({ top: 0, behavior: 'instant' })
  return undefined
}

function decodedHash(hash: string): string | undefined {
  if (hash.length < 2) return undefined
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return undefined
  }
}

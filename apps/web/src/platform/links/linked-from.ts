import { type RefObject, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** What a history entry keeps of the page whose link led to it. */
export interface LinkState {
  linkedFrom: string
}

/**
 * Makes pressing a link back to a list, inside a place, the same as Back when the list at `path` is the page before: it is
 * then shown as it was left, with its place and length.
 */
export function useBackTo(place: RefObject<HTMLElement | null>, path: string): void {
  const { state } = useLocation()
  const navigate = useNavigate()
  const isBefore = linkedFrom(state) === path
  useEffect(() => {
    const element = place.current
    if (!isBefore || element === null) return undefined
    const press = (event: MouseEvent) => {
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
      const isOnLink = event.target instanceof Element && event.target.closest('a') !== null
      if (!isPlain || !isOnLink || event.defaultPrevented) return
      event.preventDefault()
      void navigate(-1)
    }
    element.addEventListener('click', press)
    return () => element.removeEventListener('click', press)
  }, [place, isBefore, navigate])
}

function linkedFrom(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'linkedFrom' in state ? state.linkedFrom : undefined
}

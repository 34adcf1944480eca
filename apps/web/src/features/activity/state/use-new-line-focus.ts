import { type RefObject, useEffect, useRef } from 'react'

/**
 * Where the focus goes when the statement has grown: to the first new line, which stands where the button was. Lines have
 * nothing to press, so the line itself takes it. The ref goes around the list; call the function when more is asked for.
 */
export function useNewLineFocus(count: number): [list: RefObject<HTMLDivElement | null>, keepFocus: () => void] {
  const list = useRef<HTMLDivElement>(null)
  const countBefore = useRef<number>(undefined)
  useEffect(() => {
    const element = list.current
    const firstNew = countBefore.current
    if (element === null || firstNew === undefined || count <= firstNew) return undefined
    countBefore.current = undefined
    if (focusLine(element, firstNew)) return undefined
    // A list that draws what is in sight does so only after it has measured itself.
    const observer = new MutationObserver(() => {
      if (focusLine(element, firstNew)) observer.disconnect()
    })
    observer.observe(element, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [count])
  const keepFocus = () => {
    countBefore.current = count
  }
  return [list, keepFocus]
}

/** Puts focus on a line, which can have it for as long as it does; answers false while the line is not there. */
function focusLine(list: HTMLElement, index: number): boolean {
  const line = list.querySelector<HTMLElement>(`[data-index="${index}"]`)
  if (line === null) return false
  line.tabIndex = -1
  line.addEventListener('blur', () => line.removeAttribute('tabindex'), { once: true })
  line.focus({ preventScroll: true })
  return true
}

import { type RefObject, useEffect, useRef } from 'react'

/**
 * Where the focus goes when a list has grown: to the first new item, which stands where the button was, so that nobody has
 * to find the way back up. An item that has nothing to press takes it itself. The ref goes around the `ul`, which may draw
 * only some of its items; call the function when more is asked for.
 */
export function useLoadMoreFocus(count: number): [list: RefObject<HTMLDivElement | null>, keepFocus: () => void] {
  const list = useRef<HTMLDivElement>(null)
  const countBefore = useRef<number>(undefined)
  useEffect(() => {
    const element = list.current
    const firstNew = countBefore.current
    if (element === null || firstNew === undefined || count <= firstNew) return undefined
    countBefore.current = undefined
    if (focusItem(element, firstNew)) return undefined
    // A list that draws what is in sight does so only after it has measured itself.
    const observer = new MutationObserver(() => {
      if (focusItem(element, firstNew)) observer.disconnect()
    })
    observer.observe(element, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [count])
  const keepFocus = () => {
    countBefore.current = count
  }
  return [list, keepFocus]
}

/** Puts focus on what there is to press in an item, else on the item; answers false while that is not there. */
function focusItem(list: HTMLElement, index: number): boolean {
  const item = list.querySelector(`[data-index="${index}"]`) ?? list.querySelector('ul')?.children[index]
  if (!(item instanceof HTMLElement)) return false
  const target = item.querySelector<HTMLElement>('a, button') ?? focusable(item)
  target.focus({ preventScroll: true })
  return true
}

/** Lets an element have the focus for as long as it does. */
function focusable(element: HTMLElement): HTMLElement {
  element.tabIndex = -1
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  return element
}

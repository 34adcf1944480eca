import { type RefObject, useEffect, useRef } from 'react'

/**
 * Returns where the focus goes when a list has grown: to the first new item, which stands where the button was, so
 * that nobody has to find the way back up. An item that has nothing to press takes it itself. The ref goes around the
 * `ul`, which may draw only some of its items, or around several, each with its count; call the function when more is
 * loaded.
 */
export function useLoadMoreFocus(
  ...counts: readonly number[]
): [list: RefObject<HTMLDivElement | null>, keepFocus: () => void] {
  const list = useRef<HTMLDivElement>(null)
  const countsBefore = useRef<readonly number[]>(undefined)
  const key = counts.join()
  useEffect(() => {
    const element = list.current
    const firstNew = countsBefore.current && firstNewItem(countsBefore.current, key.split(',').map(Number))
    if (element === null || firstNew === undefined) return undefined
    countsBefore.current = undefined
    if (focusItem(element, firstNew)) return undefined
    // A virtual list renders what is in the viewport only after it has measured itself.
    const observer = new MutationObserver(() => {
      if (focusItem(element, firstNew)) observer.disconnect()
    })
    observer.observe(element, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [key])
  const keepFocus = () => {
    countsBefore.current = counts
  }
  return [list, keepFocus]
}

/** Index of the first new item among the items of all lists; nothing when there are no more than before. */
function firstNewItem(before: readonly number[], now: readonly number[]): number | undefined {
  const sum = (counts: readonly number[]) => counts.reduce((one, other) => one + other, 0)
  const grown = now.findIndex((count, list) => count > (before[list] ?? 0))
  return sum(now) > sum(before) ? sum(now.slice(0, grown)) + (before[grown] ?? 0) : undefined
}

/** Focuses the link or button of an item, else the item; returns false while neither is rendered. */
function focusItem(list: HTMLElement, index: number): boolean {
  const item = list.querySelector(`[data-index="${index}"]`) ?? itemsIn(list)[index]
  if (!(item instanceof HTMLElement)) return false
  const target = item.querySelector<HTMLElement>('a, button') ?? focusable(item)
  target.focus({ preventScroll: true })
  return true
}

/** Returns the items of the lists, without those of lists within an item. */
function itemsIn(list: HTMLElement): readonly Element[] {
  const lists = [...list.querySelectorAll('ul')]
  return lists
    .filter((each) => !lists.some((other) => other !== each && other.contains(each)))
    .flatMap((each) => [...each.children])
}

/** Lets an element have the focus for as long as it does. */
function focusable(element: HTMLElement): HTMLElement {
  element.tabIndex = -1
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  return element
}

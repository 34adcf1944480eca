import { type RefObject, useEffect, useRef } from 'react'

/**
 * Where the focus goes when a list has grown: to the link of the first new item, which stands where the button was, so
 * that nobody has to find the way back up. The ref goes around the `ul`, which may draw only some of its items; call the function when more is asked for.
 */
export function useLoadMoreFocus(count: number): [list: RefObject<HTMLDivElement | null>, keepFocus: () => void] {
  const list = useRef<HTMLDivElement>(null)
  const countBefore = useRef<number>(undefined)
  useEffect(() => {
    const firstNew = countBefore.current
    if (firstNew === undefined || count <= firstNew) return
    countBefore.current = undefined
    const item =
      list.current?.querySelector(`[data-index="${firstNew}"]`) ?? list.current?.querySelector('ul')?.children[firstNew]
    item?.querySelector('a')?.focus({ preventScroll: true })
  }, [count])
  const keepFocus = () => {
    countBefore.current = count
  }
  return [list, keepFocus]
}

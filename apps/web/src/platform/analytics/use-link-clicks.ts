import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Calls back with each link inside an element that is followed, by pointer or by key: both are clicks to the browser. */
export function useLinkClicks(
  within: RefObject<HTMLElement | null>,
  onFollow: (link: HTMLAnchorElement) => void,
): void {
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link !== null) onFollow(link)
  })
  useEffect(() => {
    const element = within.current
    const listen = (event: MouseEvent) => follow(event)
    element?.addEventListener('click', listen)
    return () => element?.removeEventListener('click', listen)
  }, [within])
}

/**
 * Marks an element with `data-in-sight` while a part of it is in the window, so that nothing moves where nobody looks. A ref
 * of React; returns how to stop.
 */
export function followSight(element: Element | null): (() => void) | undefined {
  if (element === null || typeof IntersectionObserver === 'undefined') return undefined
  const observer = new IntersectionObserver((entries) => {
    element.toggleAttribute('data-in-sight', entries.at(-1)?.isIntersecting === true)
  })
  observer.observe(element)
  return () => observer.disconnect()
}

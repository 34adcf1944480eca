/**
 * Calls back once, when an element is in the window or within `margin` of it; answers how to stop looking. Undefined
 * where the browser cannot tell.
 */
export function onceNear(element: Element, onNear: () => void, margin = '600px'): (() => void) | undefined {
  if (typeof IntersectionObserver === 'undefined') return undefined
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      onNear()
    },
    { rootMargin: margin },
  )
  observer.observe(element)
  return () => observer.disconnect()
}

/**
 * Keeps what is under a bar at the bottom of the window within reach: the page ends above it, and what gets focus is
 * scrolled clear of it (WCAG 2.4.11). Nothing in view moves. Gives back how to stop.
 */
export function keepClearOf(bar: HTMLElement): () => void {
  const root = document.documentElement
  const observer = new ResizeObserver(() => {
    const height = `${Math.ceil(bar.getBoundingClientRect().height)}px`
    root.style.scrollPaddingBlockEnd = height
    document.body.style.paddingBlockEnd = height
  })
  observer.observe(bar)
  return () => {
    observer.disconnect()
    root.style.scrollPaddingBlockEnd = ''
    document.body.style.paddingBlockEnd = ''
  }
}

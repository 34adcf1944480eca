/**
 * Keeps what is under a bar at the bottom of the window within reach: the page ends above it, and what gets focus is
 * scrolled clear of it (WCAG 2.4.11). Nothing in view moves by itself. Gives back how to stop.
 */
export function keepClearOf(bar: HTMLElement): () => void {
  const root = document.documentElement
  const observer = new ResizeObserver(() => {
    const height = `${Math.ceil(bar.getBoundingClientRect().height)}px`
    root.style.scrollPaddingBlockEnd = height
    document.body.style.paddingBlockEnd = height
  })
  // A browser takes what lies under the bar for seen, and leaves it there.
  const uncover = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || bar.contains(target)) return
    const { top, bottom } = target.getBoundingClientRect()
    const edge = bar.getBoundingClientRect().top
    if (bottom > edge && top > 0) target.scrollIntoView({ block: 'nearest' })
  }
  observer.observe(bar)
  document.addEventListener('focusin', uncover)
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', uncover)
    root.style.scrollPaddingBlockEnd = ''
    document.body.style.paddingBlockEnd = ''
  }
}

const bars = new Set<HTMLElement>()

/**
 * The ref of a bar along the bottom of the window. It keeps what is under the bar within reach: what gets focus is
 * scrolled clear of it (WCAG 2.4.11), and where the bar has no place in the page, as a fixed one, the page ends above
 * it. Nothing in view moves by itself. Gives back how to stop.
 */
export function keepClearOf(bar: HTMLElement | null): (() => void) | undefined {
  if (bar === null) return undefined
  const observer = new ResizeObserver(makeRoom)
  observer.observe(bar)
  if (bars.size === 0) listen()
  bars.add(bar)
  return () => {
    observer.disconnect()
    bars.delete(bar)
    makeRoom()
    if (bars.size === 0) stopListening()
  }
}

function listen() {
  document.addEventListener('focusin', uncover)
  // A bar may stand along the bottom of high windows only.
  window.addEventListener('resize', makeRoom)
}

function stopListening() {
  document.removeEventListener('focusin', uncover)
  window.removeEventListener('resize', makeRoom)
}

function makeRoom() {
  const along = [...bars].filter((bar) => ['sticky', 'fixed'].includes(positionOf(bar)))
  document.documentElement.style.scrollPaddingBlockEnd = highest(along)
  // Toasts stand above it.
  document.documentElement.style.setProperty('--bottom-bar', highest(along))
  document.body.style.paddingBlockEnd = highest(along.filter((bar) => positionOf(bar) === 'fixed'))
}

function highest(along: readonly HTMLElement[]): string {
  return along.length === 0 ? '' : `${Math.ceil(Math.max(...along.map((bar) => bar.getBoundingClientRect().height)))}px`
}

/** A browser takes what lies under a bar for seen, and leaves it there. */
function uncover({ target }: FocusEvent) {
  if (!(target instanceof Element)) return
  makeRoom()
  const { top, bottom } = target.getBoundingClientRect()
  const isUnder = (bar: HTMLElement) => {
    const edges = bar.getBoundingClientRect()
    return bottom > edges.top && top < edges.bottom && top > 0
  }
  if ([...bars].some((bar) => bar.contains(target))) return
  if ([...bars].some(isUnder)) target.scrollIntoView({ block: 'nearest' })
}

function positionOf(bar: HTMLElement): string {
  return getComputedStyle(bar).position
}

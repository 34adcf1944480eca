/** What lies over the lower edge of the window: a bar, or the toasts that stand above it. */
type Cover = 'bar' | 'toasts'

const covers = new Map<HTMLElement, Cover>()

/**
 * Returns the ref of a bar along the bottom of the window. It keeps what is under the bar within reach: what gets
 * focus is scrolled clear of it (WCAG 2.4.11), and where the bar has no place in the page, as a fixed one, the page ends
 * above it. Nothing in view moves by itself. Gives back how to stop.
 */
export function keepClearOf(bar: HTMLElement | null): (() => void) | undefined {
  return bar === null ? undefined : keepClear(bar, 'bar')
}

/** The same for the region of the toasts, for as long as there are any: a button at the end of a page is never covered for good. */
export function keepClearOfToasts(region: HTMLElement): () => void {
  return keepClear(region, 'toasts')
}

function keepClear(element: HTMLElement, cover: Cover): () => void {
  const observer = new ResizeObserver(makeRoom)
  observer.observe(element)
  if (covers.size === 0) listen()
  covers.set(element, cover)
  return () => {
    observer.disconnect()
    covers.delete(element)
    makeRoom()
    if (covers.size === 0) stopListening()
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
  const { documentElement: root } = document
  const along = [...covers].flatMap(([bar, cover]) =>
    cover === 'bar' && ['sticky', 'fixed'].includes(positionOf(bar)) ? [bar] : [],
  )
  const bars = highest(along)
  // Toasts stand above it. Told to the root, it would have the styles of the whole page computed.
  for (const [region, cover] of covers) if (cover === 'toasts') region.style.setProperty('--bottom-bar', inPixels(bars))
  const toasts = heightOfToasts()
  root.style.scrollPaddingBlockEnd = inPixels(Math.max(bars, toasts))
  endPageAbove(Math.max(highest(along.filter((bar) => positionOf(bar) === 'fixed')), toasts))
}

/**
 * Gives the page room at its end. Room that somebody looks at goes once it is out of sight: without it the page would move
 * by itself, and with it the button that somebody is about to press.
 */
function endPageAbove(height: number) {
  const { documentElement: root, body } = document
  window.removeEventListener('scroll', makeRoom)
  const tooMuch = Number.parseFloat(body.style.paddingBlockEnd || '0') - height
  const below = root.scrollHeight - root.clientHeight - window.scrollY
  if (tooMuch <= 0 || tooMuch <= below) body.style.paddingBlockEnd = inPixels(height)
  else window.addEventListener('scroll', makeRoom, { passive: true })
}

/** Returns how far the toasts reach up from the lower edge of the window; nothing while there are none. */
function heightOfToasts(): number {
  const regions = [...covers].flatMap(([region, cover]) => (cover === 'toasts' ? [region.getBoundingClientRect()] : []))
  const { clientHeight } = document.documentElement
  return Math.max(0, ...regions.map(({ top, height }) => (height === 0 ? 0 : Math.ceil(clientHeight - top))))
}

function highest(along: readonly HTMLElement[]): number {
  return Math.max(0, ...along.map((bar) => Math.ceil(bar.getBoundingClientRect().height)))
}

function inPixels(size: number): string {
  return size === 0 ? '' : `${size}px`
}

/** A browser takes what lies under a bar for seen, and leaves it there. */
function uncover({ target }: FocusEvent) {
  if (!(target instanceof Element)) return
  makeRoom()
  const over = [...covers.keys()]
  const { top, bottom } = target.getBoundingClientRect()
  const isUnder = (element: HTMLElement) => {
    const edges = element.getBoundingClientRect()
    // What begins above a bar and is higher than the room there, such as the page itself, cannot be clear of it.
    const isTooHigh = top < edges.top && bottom - top > edges.top
    return bottom > edges.top && top < edges.bottom && top > 0 && !isTooHigh
  }
  if (over.some((element) => element.contains(target))) return
  if (over.some(isUnder)) target.scrollIntoView({ block: 'nearest' })
}

function positionOf(bar: HTMLElement): string {
  return getComputedStyle(bar).position
}

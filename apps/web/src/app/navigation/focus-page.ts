import { whenRendered } from './when-rendered.ts'

export interface FocusTarget {
  /** Of the address. */
  hash: string
  /** Finds the link that was followed from the page, when it is shown again. */
  link: (() => HTMLElement | undefined) | undefined
}

/**
 * Puts focus on the page that has just been entered, without scrolling: on the link that was followed from it, at the place
 * that the address names, or on its heading; unless somebody moves focus meanwhile. Calls back once the page has its
 * heading. A link that comes later gets focus then, if nobody has done anything. Returns how to stop.
 */
export function focusPage({ hash, link }: FocusTarget, onArrive: () => void): (() => void) | undefined {
  let expected = document.activeElement
  let stopWaiting: (() => void) | undefined
  const stop = whenRendered(() => {
    const heading = document.querySelector<HTMLElement>('main h1')
    if (heading === null) return false
    const start = link?.() ?? placeOf(hash) ?? heading
    if (isFocusAt(expected)) focusStart(start)
    expected = document.activeElement
    onArrive()
    if (link !== undefined) stopWaiting = whenRendered(() => focusLater(link, expected), { untilInteraction: true })
    return true
  })
  return () => {
    stop?.()
    stopWaiting?.()
  }
}

/** Returns whether a link is there; it then has focus, if that is still where it was. */
function focusLater(link: () => HTMLElement | undefined, expected: Element | null): boolean {
  const element = link()
  if (element !== undefined && element !== document.activeElement && isFocusAt(expected)) focusStart(element)
  return element !== undefined
}

/** Returns whether focus is where it was, or was lost with what had it. */
function isFocusAt(expected: Element | null): boolean {
  const active = document.activeElement
  return active === null || active === expected || active === document.body
}

function focusStart(start: HTMLElement): void {
  if (start.tabIndex < 0 && !start.hasAttribute('tabindex')) {
    start.tabIndex = -1
    // Afterwards it is text again, which a click does not put focus on.
    start.addEventListener('blur', () => start.removeAttribute('tabindex'), { once: true })
  }
  start.focus({ preventScroll: true })
}

function placeOf(hash: string): HTMLElement | null {
  return hash === '' ? null : document.getElementById(decode(hash.slice(1)))
}

function decode(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}

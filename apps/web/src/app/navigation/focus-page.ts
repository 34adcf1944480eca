/**
 * Puts focus at the start of the page, or at the place that the address names, without scrolling; unless whoever is there
 * has moved it meanwhile from where it was `before`. Answers false as long as the page has no heading.
 */
export function focusPage(hash: string, before: Element | null): boolean {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (heading === null) return false
  const active = document.activeElement
  if (active !== null && active !== before && active !== document.body) return true
  const start = (hash === '' ? null : document.getElementById(decode(hash.slice(1)))) ?? heading
  if (!start.hasAttribute('tabindex')) {
    start.tabIndex = -1
    // Afterwards it is text again, which a click does not put focus on.
    start.addEventListener('blur', () => start.removeAttribute('tabindex'), { once: true })
  }
  start.focus({ preventScroll: true })
  return true
}

function decode(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}

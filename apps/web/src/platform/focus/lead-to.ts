const controls = 'a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled)'

/** Puts focus on the first control of a part of the page, and scrolls the whole part into view, clear of bottom bars. */
export function leadTo(selector: string): void {
  const part = document.querySelector<HTMLElement>(selector)
  if (part === null) return
  const control = part.matches(controls) ? part : part.querySelector<HTMLElement>(controls)
  control?.focus({ preventScroll: true })
  part.scrollIntoView({ block: 'center' })
}

/** How visitors take over. */
const interactions = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Tries now, and again whenever the page has changed, until `attempt` says that it is done, or the visitor does something
 * when that matters. Returns how to stop.
 */
export function whenRendered(
  attempt: () => boolean,
  { untilTouched = false }: { untilTouched?: boolean } = {},
): (() => void) | undefined {
  if (attempt()) return undefined
  const observer = new MutationObserver(() => {
    if (attempt()) stop()
  })
  const stop = () => {
    observer.disconnect()
    for (const name of interactions) window.removeEventListener(name, stop)
  }
  observer.observe(document.body, { childList: true, subtree: true })
  if (untilTouched) for (const name of interactions) window.addEventListener(name, stop, { passive: true })
  return stop
}

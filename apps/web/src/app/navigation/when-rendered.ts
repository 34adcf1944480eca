/** Events of a visitor who scrolls or presses. */
const interactions = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Tries now, and again whenever the page has changed, until `attempt` says that it is done, or the visitor does something
 * when that matters. Returns how to stop.
 */
export function whenRendered(
  attempt: () => boolean,
  { untilInteraction = false }: { untilInteraction?: boolean } = {},
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
  if (untilInteraction) for (const name of interactions) window.addEventListener(name, stop, { passive: true })
  return stop
}

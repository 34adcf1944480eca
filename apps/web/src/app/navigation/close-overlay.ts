/** What lies over a page and closes by Escape. */
const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'

/**
 * Closes the overlay that is open, as Escape does: Back is a request to close as well (SHL-11). Returns whether one was
 * closed; one that has to be answered is not.
 */
export function closeOverlay(): boolean {
  const overlay = document.activeElement?.closest(overlays) ?? Array.from(document.querySelectorAll(overlays)).at(-1)
  // Not on the field that has focus, which Escape might empty instead.
  const isIgnored = overlay?.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true }),
  )
  return isIgnored === false
}

/** Calls back when focus goes to something that lies over the page. */
export function onOverlay(callback: () => void): void {
  window.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.closest(overlays) !== null) callback()
  })
}

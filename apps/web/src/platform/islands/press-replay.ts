/**
 * Presses a button again that was pressed before its part of a prerendered page was hydrated, as soon as it is; links work
 * by themselves. Parts are the app's root and the islands in it, which are marked and raise `hydrated` when they are. Runs
 * before any of the app's code, so the mark and the event are all that they share.
 */
export function replayPresses(): void {
  let pressed: HTMLElement | null = null
  window.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null
      pressed = button !== null && isWaiting(button) ? button : null
    },
    { capture: true },
  )
  window.addEventListener('hydrated', () => {
    if (pressed === null || isWaiting(pressed)) return
    const button = pressed
    pressed = null
    if (button.isConnected) button.click()
  })
}

function isWaiting(button: HTMLElement): boolean {
  return button.closest<HTMLElement>('#root, [data-island]')?.matches('[data-hydrated]') === false
}

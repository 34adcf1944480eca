/**
 * Presses a button again that was pressed before its part of a prerendered page was hydrated, as soon as it is; links work
 * by themselves. Parts are the app's root and the islands in it, which are marked and raise `hydrated` when they are. Runs
 * before any of the app's code, so the mark and the event are all that they share.
 */
export function replayPresses(): void {
  let pressed: Press | null = null
  window.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null
      pressed = button !== null && isWaiting(button) ? pressOf(button) : null
    },
    { capture: true },
  )
  // What a part renders only in the browser takes the place of the server's markup right after it was hydrated.
  window.addEventListener('hydrated', () => setTimeout(pressAgain))

  function pressAgain() {
    if (pressed === null || isWaiting(pressed.button)) return
    const { button, part, index } = pressed
    pressed = null
    const found = button.isConnected ? button : part?.querySelectorAll('button')[index]
    if (found?.textContent === button.textContent) found.click()
  }
}

interface Press {
  button: HTMLButtonElement
  part: HTMLElement | null
  /** Which of the part's buttons it is. */
  index: number
}

function pressOf(button: HTMLButtonElement): Press {
  const part = partOf(button)
  return { button, part, index: [...(part?.querySelectorAll('button') ?? [])].indexOf(button) }
}

function isWaiting(button: HTMLButtonElement): boolean {
  return partOf(button)?.matches('[data-hydrated]') === false
}

function partOf(button: HTMLButtonElement): HTMLElement | null {
  return button.closest<HTMLElement>('#root, [data-island]')
}

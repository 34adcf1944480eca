/** What a press consists of, by pointer, finger or key. */
const ofPresses = [
  'pointerdown',
  'mousedown',
  'touchstart',
  'pointerup',
  'mouseup',
  'touchend',
  'keydown',
  'keyup',
  'click',
]

/**
 * Presses a button again that was pressed before its part of a prerendered page was hydrated, as soon as it is, and keeps
 * focus on one that had it; links work by themselves. Until the root is, React is told nothing of the press: it would hydrate
 * all at once, and the button would not look pressed until then. Parts are the app's root and the islands in it, which are
 * marked and raise `hydrated` when they are. Stands in the page itself, so the mark and the event are all that it shares with
 * the app.
 */
export function replayPresses(): void {
  let pressed: (Waiting & { event: Event }) | null = null
  let focused: Waiting | null = null
  const keep = (event: Event) => {
    const waiting = waitingButton(event.target)
    if (event.type === 'click') pressed = waiting && { ...waiting, event }
    if (waiting?.button.closest('#root:not([data-hydrated])')) event.stopPropagation()
  }
  for (const name of ofPresses) window.addEventListener(name, keep, { capture: true })
  window.addEventListener('focusin', ({ target }) => (focused = waitingButton(target)), { capture: true })
  // What a part renders only in the browser takes the place of the server's markup right after it was hydrated.
  window.addEventListener('hydrated', () => {
    // A press for which React hurries is handled by it, in the same dispatch.
    if (pressed !== null && pressed.event.eventPhase !== Event.NONE && !isWaiting(pressed.button)) pressed = null
    setTimeout(() => {
      if (focused !== null && !isWaiting(focused.button)) {
        // Focus that went elsewhere meanwhile stays there.
        if (document.activeElement === document.body) hydratedButton(focused)?.focus({ preventScroll: true })
        focused = null
      }
      if (pressed !== null && !isWaiting(pressed.button)) {
        const button = hydratedButton(pressed)
        pressed = null
        button?.click()
      }
    })
  })
}

/** A button in a part that is not hydrated yet. */
interface Waiting {
  button: HTMLButtonElement
  part: HTMLElement | null
  /** Which of the part's buttons it is. */
  index: number
}

function waitingButton(target: EventTarget | null): Waiting | null {
  const button = target instanceof Element ? target.closest('button') : null
  if (button === null || !isWaiting(button)) return null
  const part = partOf(button)
  return { button, part, index: [...(part?.querySelectorAll('button') ?? [])].indexOf(button) }
}

/** Returns the button itself, or what took its place. */
function hydratedButton({ button, part, index }: Waiting): HTMLButtonElement | undefined {
  const found = button.isConnected ? button : part?.querySelectorAll('button')[index]
  return found?.textContent === button.textContent ? found : undefined
}

function isWaiting(button: HTMLButtonElement): boolean {
  return partOf(button)?.matches('[data-hydrated]') === false
}

function partOf(button: HTMLButtonElement): HTMLElement | null {
  return button.closest<HTMLElement>('#root, [data-island]')
}

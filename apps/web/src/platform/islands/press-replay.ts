/** What a press or a choice consists of, by pointer, finger or key. */
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
  'input',
  'change',
]

/**
 * Presses a button again that was pressed before its part of a prerendered page was hydrated, as soon as it is, chooses
 * again what was chosen in a `<select>`, and keeps focus on the control that had it; links work by themselves. Until the
 * root is hydrated, React is told nothing of the press: it would hydrate all at once, and the control would not look pressed
 * until then. Parts are the app's root and the islands in it, which are marked and raise `hydrated` when they are. Stands in
 * the page itself, so the mark and the event are all that it shares with the app.
 */
export function replayPresses(): void {
  let pressed: (Waiting & { event: Event }) | null = null
  let chosen: (Waiting & { value: string }) | null = null
  let focused: Waiting | null = null
  const keep = (event: Event) => {
    const waiting = waitingControl(event.target)
    if (event.type === 'click') pressed = waiting && { ...waiting, event }
    if (event.type === 'change' && waiting && waiting.control instanceof HTMLSelectElement)
      chosen = { ...waiting, value: waiting.control.value }
    if (waiting?.control.closest('#root:not([data-hydrated])')) event.stopPropagation()
  }
  for (const name of ofPresses) window.addEventListener(name, keep, { capture: true })
  window.addEventListener('focusin', ({ target }) => (focused = waitingControl(target)), { capture: true })
  // What a part renders only in the browser takes the place of the server's markup right after it was hydrated.
  window.addEventListener('hydrated', () => {
    // A press for which React hurries is handled by it, in the same dispatch.
    if (pressed !== null && pressed.event.eventPhase !== Event.NONE && !isWaiting(pressed.control)) pressed = null
    setTimeout(() => {
      if (focused !== null && !isWaiting(focused.control)) {
        // Focus that went elsewhere meanwhile stays there.
        if (document.activeElement === document.body) hydratedControl(focused)?.focus({ preventScroll: true })
        focused = null
      }
      if (pressed !== null && !isWaiting(pressed.control)) {
        const control = hydratedControl(pressed)
        pressed = null
        control?.click()
      }
      if (chosen !== null && !isWaiting(chosen.control)) {
        const control = hydratedControl(chosen)
        const { value } = chosen
        chosen = null
        if (control instanceof HTMLSelectElement) choose(control, value)
      }
    })
  })
}

type Control = HTMLButtonElement | HTMLSelectElement

const controls = 'button, select'

/** A control in a part that is not hydrated yet. */
interface Waiting {
  control: Control
  part: HTMLElement | null
  /** Which of the part's controls it is. */
  index: number
}

function waitingControl(target: EventTarget | null): Waiting | null {
  const control = target instanceof Element ? target.closest<Control>(controls) : null
  if (control === null || !isWaiting(control)) return null
  const part = partOf(control)
  return { control, part, index: [...(part?.querySelectorAll(controls) ?? [])].indexOf(control) }
}

/** Returns the control itself, or what took its place. */
function hydratedControl({ control, part, index }: Waiting): Control | undefined {
  const found = control.isConnected ? control : part?.querySelectorAll<Control>(controls)[index]
  return found?.textContent === control.textContent ? found : undefined
}

/** Hydrating has put back what the page came with. */
function choose(select: HTMLSelectElement, value: string): void {
  select.value = value
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

function isWaiting(control: Control): boolean {
  return partOf(control)?.matches('[data-hydrated]') === false
}

function partOf(control: Control): HTMLElement | null {
  return control.closest<HTMLElement>('#root, [data-island]')
}

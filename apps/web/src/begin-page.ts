/**
 * Begins a prerendered page. Its scripts are asked for at once, or, where a large picture is what one looks for, when that
 * has come, as they would share the line with it. The page reads without them, and a button that is pressed meanwhile is
 * pressed again when the app listens. Stands alone: whatever it imported would have to come first.
 */

/** Milliseconds that the app waits for a picture at most. */
const patience = 2500

/** Whoever does something is not kept waiting. */
const touches = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin']

interface AppScripts {
  entry: string
  /** What it needs, to be asked for with it; only of pages that wait. */
  afterPicture?: readonly string[]
}
const { entry, afterPicture }: AppScripts = JSON.parse(document.getElementById('app-scripts')?.textContent ?? '')

keepPresses()
if (afterPicture === undefined) start()
else whenPictureHasCome(() => start(afterPicture))

function start(parts: readonly string[] = []) {
  // All at once, not one after the other as each is found to need the next.
  for (const href of parts) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href })
    document.head.append(link)
  }
  import(/* @vite-ignore */ entry).catch((error: unknown) => console.error('The app did not come', error))
}

function whenPictureHasCome(run: () => void) {
  const waiting = new AbortController()
  const { signal } = waiting
  const settle = () => {
    if (signal.aborted) return
    waiting.abort()
    clearTimeout(timer)
    run()
  }
  const timer = setTimeout(settle, patience)
  for (const name of touches) window.addEventListener(name, settle, { signal, passive: true, capture: true })
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
  if (picture === null || picture.complete) settle()
  else for (const name of ['load', 'error']) picture.addEventListener(name, settle, { signal })
}

/** Links work by themselves; of buttons, the last that was pressed before the app listened is what somebody waits for. */
function keepPresses() {
  const waiting = new AbortController()
  const { signal } = waiting
  let pressed: HTMLElement | null = null
  const keep = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest('button') : null
  }
  const pressAgain = () => {
    waiting.abort()
    if (pressed?.isConnected === true) pressed.click()
  }
  window.addEventListener('click', keep, { signal, capture: true })
  window.addEventListener('app-listens', pressAgain, { signal })
}

/**
 * Begins a prerendered page. Its scripts are asked for at once, or, where a large picture is what one looks for, when that
 * has come, as they would share the line with it. The page reads without them. Imports nothing that the app imports too:
 * that would come in a file of its own, and first.
 */
import { replayPresses } from './platform/islands/press-replay.ts'

/** Milliseconds that the app waits for a picture at most. */
const patience = 2500

/** The first interaction loads the app at once. */
const touches = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin']

interface AppScripts {
  entry: string
  /** What it needs, to be asked for with it; only of pages that wait. */
  afterPicture?: readonly string[]
}
const { entry, afterPicture }: AppScripts = JSON.parse(document.getElementById('app-scripts')?.textContent ?? '')

replayPresses()
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

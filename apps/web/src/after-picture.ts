/**
 * Begins a prerendered page with a large picture: asks for the app's scripts once the picture has come, as they would share
 * the line with it. The page reads without them. Stands alone: whatever it imported would have to come first.
 */

/** Milliseconds that the app waits for a picture at most. */
const patience = 2500

/** Whoever does something is not kept waiting. */
const touches = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin']

const waiting = new AbortController()
const { signal } = waiting
const timer = setTimeout(start, patience)
for (const name of touches) window.addEventListener(name, start, { signal, passive: true, capture: true })

const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
if (picture === null || picture.complete) start()
else for (const name of ['load', 'error']) picture.addEventListener(name, start, { signal })

function start() {
  if (signal.aborted) return
  waiting.abort()
  clearTimeout(timer)
  const [entry, ...parts]: string[] = JSON.parse(document.getElementById('app-scripts')?.textContent ?? '[]')
  if (entry === undefined) throw new Error('The page does not say which scripts it has')
  // All at once, not one after the other as each is found to need the next.
  for (const href of parts) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href })
    document.head.append(link)
  }
  import(/* @vite-ignore */ entry).catch((error: unknown) => console.error('The app did not come', error))
}

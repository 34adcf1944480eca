/**
 * Begins a prerendered page: loads its scripts at once or, where the LCP image comes first, after it, as both would share
 * the connection. The page can be read without them.
 */
/** How long the app waits for the image at most, in milliseconds. */
const longestImageWaitMs = 2500

/** The first interaction loads the app at once. */
const interactions = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin']

interface AppScripts {
  entry: string
  /** The files that it imports, preloaded with it; only for pages that wait for their image. */
  afterImage?: readonly string[]
}
const { entry, afterImage }: AppScripts = JSON.parse(document.getElementById('app-scripts')?.textContent ?? '')

if (afterImage === undefined) start()
else whenImageHasLoaded(() => start(afterImage))

function start(parts: readonly string[] = []) {
  // All at once, instead of one after the other as each names its imports.
  for (const href of parts) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href })
    document.head.append(link)
  }
  import(/* @vite-ignore */ entry).catch((error: unknown) => console.error('The app did not come', error))
}

function whenImageHasLoaded(run: () => void) {
  const waiting = new AbortController()
  const { signal } = waiting
  const settle = () => {
    if (signal.aborted) return
    waiting.abort()
    clearTimeout(timer)
    run()
  }
  const timer = setTimeout(settle, longestImageWaitMs)
  for (const name of interactions) window.addEventListener(name, settle, { signal, passive: true, capture: true })
  const image = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
  if (image === null || image.complete) settle()
  else for (const name of ['load', 'error']) image.addEventListener(name, settle, { signal })
}

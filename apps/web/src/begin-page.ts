/**
 * Stands in each prerendered page itself, so that a press counts from the first paint on, and loads the app once the page is
 * shown: its scripts would share connection and processor with the paint and the LCP image. The page can be read without them.
 */
import { replayPresses } from './platform/islands/press-replay.ts'

/** How long the app waits for the paint and the image at most, in milliseconds. */
const longestWaitMs = 2500

/** The first interaction loads the app at once. */
const interactions = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin']

interface AppScripts {
  /** Its files, each after those that it imports; the last one starts it. */
  app: readonly string[]
  /** What the page has besides. */
  page: readonly string[]
}

replayPresses()
document.addEventListener('DOMContentLoaded', () => whenShown(() => void loadApp()), { once: true })

async function loadApp() {
  const { app, page }: AppScripts = JSON.parse(document.getElementById('app-scripts')?.textContent ?? '')
  // All at once, instead of one after the other as each names its imports.
  for (const href of [...app, ...page]) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href })
    document.head.append(link)
  }
  try {
    // Each is evaluated in a task of its own: a press meanwhile waits for one of them, not for all.
    for (const file of app) await import(/* @vite-ignore */ file)
  } catch (error) {
    console.error('The app did not come', error)
  }
}

function whenShown(run: () => void) {
  const waiting = new AbortController()
  const { signal } = waiting
  const settle = () => {
    if (signal.aborted) return
    waiting.abort()
    clearTimeout(timer)
    run()
  }
  const timer = setTimeout(settle, longestWaitMs)
  for (const name of interactions) window.addEventListener(name, settle, { signal, passive: true, capture: true })
  void Promise.all([firstPaint(), lcpImage()]).then(settle)
}

/** Resolves with the first paint; at once where nobody sees the page. */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve()
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true })
  })
}

/** Resolves when the image that the page asks for first has come, or not; at once where there is none. */
function lcpImage(): Promise<void> {
  return new Promise((resolve) => {
    const image = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
    if (image === null || image.complete) resolve()
    else for (const name of ['load', 'error']) image.addEventListener(name, () => resolve())
  })
}

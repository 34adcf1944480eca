/** What a page noted of the press on it, also where that led to another document. Times are since 1970, in milliseconds. */
export interface NotedPress {
  pressed?: number
  /** When the part of the page that it was in took presses, where that was later. */
  ready?: number
  /** When the page was left for another document. */
  left?: number
  /** How long the browser took to paint after the press. */
  shown: number
}

interface Watching {
  noted: NotedPress
}

/** In each document, before its own scripts: notes what happens to a press. */
export function watchPress(): void {
  const kept = 'noted-press'
  const now = () => performance.timeOrigin + performance.now()
  const noted = JSON.parse(sessionStorage.getItem(kept) ?? '{"shown":0}') as NotedPress
  Object.assign(window, { noted } satisfies Watching)
  let part: Element | null = null
  const ofPresses = ['pointerdown', 'keydown']
  for (const name of ofPresses)
    addEventListener(
      name,
      ({ target }) => {
        noted.pressed = now()
        part = target instanceof Element ? target.closest('#root, [data-island]') : null
      },
      { capture: true },
    )
  addEventListener('hydrated', ({ target }) => {
    if (target === part) noted.ready = now()
  })
  addEventListener('pagehide', () => {
    noted.left = now()
    sessionStorage.setItem(kept, JSON.stringify(noted))
  })
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (ofPresses.includes(entry.name)) noted.shown = Math.max(noted.shown, entry.duration)
  })
  const shortest: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 }
  observer.observe(shortest)
}

/** In the page: whether it was first painted so many milliseconds ago. */
export function paintedFor(moment: number): boolean {
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  return paint !== undefined && performance.now() - paint.startTime >= moment
}

/** In the page: what was noted, and what time it is. */
export function readNoted(): NotedPress & { now: number } {
  const { noted } = window as unknown as Watching
  return { ...noted, now: performance.timeOrigin + performance.now() }
}

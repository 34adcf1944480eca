/** What jsdom lacks, as it draws nothing: a window that is 1024 px wide, and what is near it. */

type Callback = (entries: IntersectionObserverEntry[], observer: IntersectionObserver) => void

const watching = new Set<{ element: Element; look: () => void }>()
let isAllNear = false

/** Nothing is near the window until a test says so. */
class StandInObserver {
  #callback: Callback
  #watched: { element: Element; look: () => void }[] = []

  constructor(callback: Callback) {
    this.#callback = callback
  }

  observe(element: Element) {
    const look = () => {
      const entry = { target: element, isIntersecting: true, intersectionRatio: 1 } as unknown
      this.#callback([entry as IntersectionObserverEntry], this as unknown as IntersectionObserver)
    }
    const watch = { element, look }
    this.#watched.push(watch)
    watching.add(watch)
    if (isAllNear) queueMicrotask(() => watching.has(watch) && look())
  }

  unobserve(element: Element) {
    for (const watch of this.#watched.filter((each) => each.element === element)) watching.delete(watch)
  }

  disconnect() {
    for (const watch of this.#watched) watching.delete(watch)
  }

  takeRecords() {
    return []
  }
}

Object.assign(globalThis, { IntersectionObserver: StandInObserver })

window.matchMedia ??= (query: string) => {
  const min = /min-width: ([\d.]+)px/.exec(query)?.[1]
  const max = /max-width: ([\d.]+)px/.exec(query)?.[1]
  const isKnown = min !== undefined || max !== undefined
  const matches = isKnown && 1024 >= Number(min ?? 0) && 1024 <= Number(max ?? Number.POSITIVE_INFINITY)
  return Object.assign(new EventTarget(), {
    matches,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  }) as MediaQueryList
}

/** Somebody scrolls through the whole page: from now on, everything is near the window. */
export function scrollThrough(): void {
  isAllNear = true
  Array.from(watching, ({ look }) => look())
}

/** For the next test. */
export function standStill(): void {
  isAllNear = false
  watching.clear()
}

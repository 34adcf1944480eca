/** What jsdom lacks. Nothing is ever measured or seen, as in a page of no size. */
class StillObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

Object.assign(globalThis, { IntersectionObserver: StillObserver, ResizeObserver: StillObserver })

// Words for assistive technology stand apart from what is beside them, as in browsers, where they are boxes of their own.
const style = document.createElement('style')
style.textContent = '[class*=visuallyHidden]{display:block}'
document.head.append(style)

/** How wide the window is until a test says otherwise, in pixels. */
export const wideViewport = 1024

setViewport(wideViewport)

/** Answers `(min-width: …)` and `(max-width: …)`; everything else is false. */
export function setViewport(width: number) {
  window.matchMedia = (query: string) => {
    const min = /min-width: ([\d.]+)px/.exec(query)?.[1]
    const max = /max-width: ([\d.]+)px/.exec(query)?.[1]
    const known = min !== undefined || max !== undefined
    const matches = known && width >= Number(min ?? 0) && width <= Number(max ?? Number.POSITIVE_INFINITY)
    return Object.assign(new EventTarget(), {
      matches,
      media: query,
      onchange: null,
      addListener() {},
      removeListener() {},
    }) as MediaQueryList
  }
}

import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { standStill } from './browser-stand-ins.ts'

// A lazy page and its data take longer than the library's second on a small machine.
configure({ asyncUtilTimeout: 10_000 })

afterEach(() => {
  cleanup()
  standStill()
  sessionStorage.clear()
})

// jsdom draws nothing, so it has nothing to scroll.
window.scrollTo = () => undefined

// For the same reason nothing ever changes its size.
globalThis.ResizeObserver ??= class {
  observe = () => undefined
  unobserve = () => undefined
  disconnect = () => undefined
}

// Nor is anything near the window, and every question about it is answered no.
globalThis.IntersectionObserver ??= class {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = []
  observe = () => undefined
  unobserve = () => undefined
  disconnect = () => undefined
  takeRecords = () => []
}
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  })

import '@testing-library/jest-dom/vitest'
import { onlineManager } from '@tanstack/react-query'
import { cleanup, configure } from '@testing-library/react'
import { standStill } from './browser-stand-ins.ts'

// A lazy page and its data take longer than the library's second on a small machine.
configure({ asyncUtilTimeout: 10_000 })

/** Leaves the window to the next test as it was. */
export function clearBrowser(): void {
  cleanup()
  standStill()
  sessionStorage.clear()
  // Files share the package, and with it what a test has said of the connection.
  onlineManager.setOnline(true)
}

// Words for assistive technology stand apart from what is beside them, as in browsers, where they are boxes of their own.
const style = document.createElement('style')
style.textContent = '[class*=visuallyHidden]{display:block}'
document.head.append(style)

// jsdom draws nothing, so it has nothing to scroll.
window.scrollTo = () => undefined
Element.prototype.scrollIntoView = () => undefined

// For the same reason nothing ever changes its size.
globalThis.ResizeObserver ??= class {
  observe = () => undefined
  unobserve = () => undefined
  disconnect = () => undefined
}

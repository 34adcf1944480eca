import '@testing-library/jest-dom/vitest'
import { onlineManager } from '@tanstack/react-query'
import { cleanup, configure, getConfig, type Config } from '@testing-library/react'
import { standStill } from './browser-stand-ins.ts'
import { computeStylesFaster } from './computed-style.ts'

configure(({ getElementError }) => ({
  // A lazy page and its data take longer than the library's second on a small machine.
  asyncUtilTimeout: 10_000,
  // Nobody reads the page that is printed while something is waited for: when the time is up, it is printed again.
  getElementError: function notFound(message, container) {
    const error = isWaiting() ? new Error(message ?? '') : getElementError(message, container)
    // By this name `waitFor` gives it the stack of the test.
    error.name = 'TestingLibraryElementError'
    Error.captureStackTrace(error, notFound)
    return error
  },
}))

/** Leaves the window to the next test as it was. */
export function clearBrowser(): void {
  cleanup()
  standStill()
  sessionStorage.clear()
  // Files share the package, and with it what a test has said of the connection.
  onlineManager.setOnline(true)
}

/** True while `waitFor` or `findBy` calls back. */
function isWaiting(): boolean {
  const config: Config & { _disableExpensiveErrorDiagnostics?: boolean } = getConfig()
  // oxlint-disable-next-line no-underscore-dangle -- the library says it under no other name
  return config._disableExpensiveErrorDiagnostics === true
}

// Words for assistive technology stand apart from what is beside them, as in browsers, where they are boxes of their own.
const style = document.createElement('style')
style.textContent = '[class*=visuallyHidden]{display:block}'
document.head.append(style)
computeStylesFaster()

// jsdom draws nothing, so it has nothing to scroll.
window.scrollTo = () => undefined
Element.prototype.scrollIntoView = () => undefined

// For the same reason nothing ever changes its size.
globalThis.ResizeObserver ??= class {
  observe = () => undefined
  unobserve = () => undefined
  disconnect = () => undefined
}

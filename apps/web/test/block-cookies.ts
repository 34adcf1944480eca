import { onTestFinished } from 'vitest'

/** Blocks cookies until the test ends, as a browser does by its settings: reading and writing throw. */
export function blockCookies(): void {
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  }
  Object.defineProperty(document, 'cookie', { configurable: true, get: refuse, set: refuse })
  // The window's own is the prototype's.
  onTestFinished(() => void Reflect.deleteProperty(document, 'cookie'))
}

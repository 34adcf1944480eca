import { afterEach } from 'vitest'

// Tests of what the host renders have no browser.
if (typeof document !== 'undefined') {
  const { clearBrowser } = await import('./setup-browser.ts')
  afterEach(clearBrowser)
}

import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

// Tests of what a server renders have no window. All others share one, and each leaves it as it found it.
if (typeof document !== 'undefined') {
  const { setViewport, wideViewport } = await import('./browser-stand-ins.ts')
  afterEach(() => {
    cleanup()
    setViewport(wideViewport)
  })
}

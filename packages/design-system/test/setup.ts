import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(cleanup)

// jsdom has no stylesheets of ours. Words for assistive technology stand apart from what is beside them, as in browsers,
// where they are boxes of their own.
if (typeof document !== 'undefined') {
  const style = document.createElement('style')
  style.textContent = '[class*=visuallyHidden]{display:block}'
  document.head.append(style)
}

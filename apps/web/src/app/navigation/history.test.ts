import { beforeEach, expect, test } from 'vitest'
import { createBrowserHistory } from './history.ts'

beforeEach(() => history.replaceState(null, '', '/kestrel-red/'))

test('an address that is typed does not begin where the page before was scrolled to', () => {
  const { key } = createBrowserHistory().location
  // What the browser does for an address that is typed.
  history.pushState(null, '', '/kestrel-red/terms-and-conditions')
  expect(createBrowserHistory().location.key).not.toBe(key)
})

test('a page that is loaded again is where it was', () => {
  const { key } = createBrowserHistory().location
  expect(createBrowserHistory().location.key).toBe(key)
})

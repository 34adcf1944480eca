import { beforeEach, describe, expect, test } from 'vitest'
import { type AppHistory, createBrowserHistory, locationOf, type Step } from './history.ts'

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

describe('what opens over the first page of a document', () => {
  const stepBack = (entries: AppHistory) =>
    new Promise<Step>((resolve) => {
      entries.listen(resolve)
      history.back()
    })

  test('has one entry for Back to take away, with the same address and key', async () => {
    const entries = createBrowserHistory()
    const { key } = entries.location
    const { length } = history
    entries.cover()
    entries.cover()
    expect(history.length).toBe(length + 1)
    expect(await stepBack(entries)).toBe('uncovered')
    expect(entries.location).toMatchObject({ pathname: '/kestrel-red/', key })
  })

  test('leaves its entry to the next page', async () => {
    const entries = createBrowserHistory()
    entries.cover()
    const { length } = history
    entries.push(locationOf('/kestrel-red/terms-and-conditions'))
    expect(history.length).toBe(length)
    expect(await stepBack(entries)).toBe(-1)
  })

  test('goes before the page’s own entry is replaced, and comes again for the next', async () => {
    const entries = createBrowserHistory()
    const steps: Step[] = []
    entries.listen((step) => steps.push(step))
    entries.cover()
    entries.replace(locationOf('/kestrel-red/?sort=cost'))
    entries.push(locationOf('/kestrel-red/terms-and-conditions'))
    await expect.poll(() => entries.location.pathname).toBe('/kestrel-red/terms-and-conditions')
    history.back()
    await expect.poll(() => entries.location.search).toBe('?sort=cost')
    expect(steps).toEqual([-1])
  })
})

import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderRoute } from './render-route.tsx'

/** What was scrolled to: jsdom draws nothing, and so cannot. */
const scrolledTo: Element[] = []

beforeEach(() => {
  scrolledTo.length = 0
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolledTo.push(this)
  }
})
afterEach(() => vi.restoreAllMocks())

test('an address that names a place of another page leads there, with focus on it', async () => {
  const { navigate } = await renderRoute('/terms-and-conditions')
  await screen.findByRole('heading', { level: 1, name: /terms/i })
  await navigate('/#home-more')
  await waitFor(() => expect(document.activeElement).toHaveAttribute('id', 'home-more'))
  expect(scrolledTo.map(({ id }) => id)).toEqual(['home-more'])
})

test.each(['#nowhere', '#%', '#'])('one that names no place (%s) leads to the page’s heading', async (hash) => {
  const { navigate } = await renderRoute('/terms-and-conditions')
  await screen.findByRole('heading', { level: 1, name: /terms/i })
  await navigate(`/privacy-policy${hash}`)
  const heading = await screen.findByRole('heading', { level: 1, name: /privacy/i })
  await waitFor(() => expect(heading).toHaveFocus())
  expect(scrolledTo).toEqual([])
})

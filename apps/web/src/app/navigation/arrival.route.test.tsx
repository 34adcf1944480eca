import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderRoute } from '#test/render-route.tsx'

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
  await navigate('/privacy-policy#main')
  await screen.findByRole('heading', { level: 1, name: /privacy/i })
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  expect(scrolledTo.map(({ id }) => id)).toEqual(['main'])
})

test.each(['#nowhere', '#%', '#'])('one that names no place (%s) leads to the page’s heading', async (hash) => {
  const { navigate } = await renderRoute('/terms-and-conditions')
  await screen.findByRole('heading', { level: 1, name: /terms/i })
  await navigate(`/privacy-policy${hash}`)
  const heading = await screen.findByRole('heading', { level: 1, name: /privacy/i })
  await waitFor(() => expect(heading).toHaveFocus())
  expect(scrolledTo).toEqual([])
})

const back = (navigation: { navigator: { go: (delta: number) => void } }) => act(() => navigation.navigator.go(-1))
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

describe('after Back', () => {
  test('focus is on the tile that was followed, not at the top', async () => {
    const navigation = await renderRoute('/earn-kestrel-points')
    const links = within(await screen.findByRole('main'))
    const tile = (await links.findAllByRole('article'))[4] ?? document.body
    const href = within(tile).getByRole('link').getAttribute('href')
    await userEvent.click(within(tile).getByRole('link'))
    await waitFor(async () => expect(await heading(/./)).toHaveFocus())
    back(navigation)
    await heading(/Earn/)
    await waitFor(() => expect(document.activeElement).toHaveAttribute('href', href))
    expect(document.activeElement?.closest('main')).not.toBeNull()
  })

  test('focus is on the heading when no link of the page was followed', async () => {
    const navigation = await renderRoute('/terms-and-conditions')
    await heading(/terms/i)
    await act(() => navigation.navigate('/privacy-policy'))
    await waitFor(async () => expect(await heading(/privacy/i)).toHaveFocus())
    back(navigation)
    await waitFor(async () => expect(await heading(/terms/i)).toHaveFocus())
  })
})

import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { scrollThrough } from '#test/browser-stand-ins.ts'
import { control, renderRoute } from '#test/render-route.tsx'

afterEach(async () => {
  vi.restoreAllMocks()
  await control.clearFaults()
})

const headline = 'Where would you like to wake up?'
const region = async (name: string) => {
  const part = await screen.findByRole('region', { name })
  // It has its name before it is there.
  await waitFor(() => expect(part).toHaveTextContent(/\w/))
  return within(part)
}
const titles = (part: Pick<typeof screen, 'getAllByRole'>) =>
  part.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

/** Opens the landing, with everything on it in sight. */
async function open(path = '/redsky-search', member?: Parameters<typeof renderRoute>[1]) {
  scrollThrough()
  const navigation = await renderRoute(path, member)
  await screen.findByRole('heading', { level: 1, name: headline })
  return navigation
}

/** A window that is one route wide; jsdom's own has 1024 px. */
function narrowWindow() {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const min = Number(/min-width: ([\d.]+)px/.exec(query)?.[1] ?? 0)
    const max = Number(/max-width: ([\d.]+)px/.exec(query)?.[1] ?? Infinity)
    const matches = /width/.test(query) && 375 >= min && 375 <= max
    return Object.assign(new EventTarget(), { matches, media: query, onchange: null }) as MediaQueryList
  })
}

describe('the landing of the flight search', () => {
  test('has a hero with the search below it, promotions, routes, suggestions and a banner, in this order [RTE-46.ab] [FLT-03]', async () => {
    await open()
    await (await region('More places to go')).findAllByRole('link')
    const part = (name: string) => screen.findByRole('heading', { level: 2, name })
    const order = [
      screen.getByRole('heading', { level: 1, name: headline }),
      await part('Worth knowing'),
      await part('This month’s favourites'),
      await part('More places to go'),
      await part('A few points short?'),
    ]
    for (const [index, heading] of order.slice(1).entries())
      expect(order[index]?.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.getByRole('link', { name: 'Link accounts' })).toHaveAttribute(
      'href',
      '/kestrel-red/account/link-accounts',
    )
    expect(document.title).toBe('Reward flights | Kestrel Red')
  })

  test('names its parts before they are there', async () => {
    await renderRoute('/redsky-search')
    await screen.findByRole('heading', { level: 1, name: headline })
    expect(screen.getByRole('region', { name: 'More places to go' })).not.toHaveTextContent('More places to go')
    for (const part of screen.getAllByRole('region')) expect(part).toHaveAccessibleName()
  })

  test.each([
    ['', 'This month’s favourites', ['London to New York', 'Manchester to Orlando', 'London to St John’s']],
    ['/en-us', 'This month’s favorites', ['New York to London', 'Los Angeles to London', 'Orlando to Manchester']],
  ])(
    'in region "%s" promotes three routes, each with its cabin and lowest price [FLT-03] [CST-12.c]',
    async (base, name, want) => {
      await open(`${base}/redsky-search`)
      const routes = await region(name)
      expect(titles(routes)).toEqual(want)
      expect(routes.getAllByText('From 10,000 points')).toHaveLength(1)
      expect(routes.getByText('Economy')).toBeVisible()
    },
  )

  test('opens the search on a route, with both airports in the address, and keeps the page [FLT-02] [FLT-03]', async () => {
    const navigation = await open()
    const title = screen.getByRole('heading', { level: 1, name: headline })
    const read = async () => (await control.requests({ operationId: 'content.page' })).length
    const before = await read()
    expect(before).toBeGreaterThan(0)
    await userEvent.click(
      await (await region('This month’s favourites')).findByRole('link', { name: 'London to St John’s' }),
    )
    expect(await screen.findByRole('dialog')).toBeVisible()
    const { pathname, search } = navigation.state.location
    expect(pathname + search).toBe('/kestrel-red/redsky-search/edit?origin=LHR&destination=ANU')
    expect(navigation.state.isSamePage).toBe(true)
    expect(title.isConnected).toBe(true)
    expect(await read()).toBe(before)
  })

  test('is the same page for search engines with the sheet open [FLT-02]', async () => {
    await renderRoute('/redsky-search/edit')
    await waitFor(() =>
      expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(/\/redsky-search$/),
    )
    expect(await screen.findByRole('dialog')).toBeVisible()
  })

  test('moves its promotions on by itself until somebody pauses them [FLT-05]', async () => {
    await open()
    const carousel = await region('Worth knowing')
    expect(titles(carousel)).toEqual(['Winter seats are out', 'Children fly for less', 'Somewhere warm by Friday'])
    await userEvent.click(await carousel.findByRole('button', { name: 'Pause' }))
    expect(carousel.getByRole('button', { name: 'Play' })).toBeVisible()
  })

  test('pages through its suggestions on a wide screen [FLT-04]', async () => {
    await open()
    const carousel = await region('More places to go')
    expect(carousel.getByRole('button', { name: 'Next' })).toBeInTheDocument()
    expect(carousel.getAllByRole('article')).toHaveLength(6)
    expect(carousel.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  test('has four suggestions on a small screen, and the rest behind Show more [FLT-04]', async () => {
    narrowWindow()
    await open()
    const routes = await region('More places to go')
    await waitFor(() => expect(routes.getAllByRole('article')).toHaveLength(4))
    await userEvent.click(routes.getByRole('button', { name: 'Show more' }))
    expect(titles(routes)).toHaveLength(6)
    expect(routes.queryByRole('button', { name: 'Show more' })).toBeNull()
    expect(routes.getByRole('link', { name: 'London to Malé' })).toHaveFocus()
  })

  test('still searches when its words do not come', async () => {
    await control.addFault({ operationId: 'content.page', times: 9, status: 500 })
    await renderRoute('/redsky-search')
    expect(await screen.findByRole('heading', { level: 1, name: 'Reward flights' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Search flights' }))
    expect(await screen.findByRole('heading', { level: 3, name: 'Where do you fly from?' })).toBeVisible()
  })

  test.each(['', '/edit', '/results', '/results/edit'])(
    'leads home from /redsky-search%s while the area is closed [FLT-01] [FLT-02] [FLG-04]',
    async (page) => {
      const member = await control.createMember('gb.member', { flags: { web_redsky_search: false } })
      const navigation = await renderRoute(`/redsky-search${page}?origin=LHR&destination=JFK`, member)
      await waitFor(() => expect(navigation.state.location.pathname).toBe('/kestrel-red/'))
      expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent(/wake up|Reward flights/)
      expect(screen.queryByRole('dialog')).toBeNull()
    },
  )
})

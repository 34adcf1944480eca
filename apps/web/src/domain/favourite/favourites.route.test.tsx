import { fixture } from '@clubhouse/test-kit/fixture'
import type { TestMember } from '@clubhouse/test-kit/sandbox-control'
import { memberHeaders, signIn } from '@clubhouse/test-kit/sign-in'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { closeToast } from '#platform/toasts/toast-store.ts'
import { Toasts } from '#app/shell/Toasts.tsx'
import { FavouritesSection } from '#domain/favourite/components/FavouritesSection.tsx'
import { FavouriteToggle } from '#domain/favourite/components/FavouriteToggle.tsx'
import { control, renderRoute } from '#test/render-route.tsx'

afterEach(() => closeToast())

/** A page of nothing else. */
const pageOf = (content: ReactElement) => [{ path: '*', Component: () => content }]

const section = async () => within(await screen.findByRole('region', { name: 'Favourites' }))
const hearts = async () => (await section()).findAllByRole('button', { name: /^Keep .+ in your favourites$/ })
const titles = async () => {
  await hearts()
  return (await section()).getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
}
const heartOf = async (title: string) =>
  (await section()).findByRole('button', { name: `Keep ${title} in your favourites` })
const calls = async (operationId: string, { email }: { email: string }) =>
  (await control.requests({ operationId, member: email })).length

describe('the favourites', () => {
  test('stand on the member’s home under their name, each with its heart [WSH-01] [WSH-02] [WSH-11] [GAP-10]', async () => {
    await renderRoute('/', await control.createMember('gb.member'))
    expect(await (await section()).findByRole('status')).toHaveTextContent('Loading your favourites')
    expect((await section()).getByRole('heading', { level: 2, name: 'Favourites' })).toBeVisible()
    for (const heart of await hearts()) expect(heart).toHaveAttribute('aria-pressed', 'true')
    expect((await section()).getAllByRole('listitem')).toHaveLength((await hearts()).length)
  })

  test('lead to the page of their side [WSH-06]', async () => {
    await renderRoute('/', await control.createMember('gb.full'))
    await hearts()
    const href = async (name: string) => (await section()).getByRole('link', { name }).getAttribute('href')
    for (const title of await titles()) expect(await href(title)).toMatch(/\/(spend|earn)-kestrel-points\/.+-\d+$/)
  })

  test('show their marks small [WSH-12]', async () => {
    await renderRoute('/', await control.createMember('gb.full'))
    const [heart] = await hearts()
    expect(heart?.closest('li')?.querySelector('img')).toHaveAttribute(
      'sizes',
      expect.stringContaining('(min-width: 1024px) 48px, (min-width: 768px) 45px, 47px'),
    )
  })

  test('invite to the rewards while there are none [WSH-03]', async () => {
    await renderRoute('/', await control.createMember('gb.empty'))
    expect(await (await section()).findByText(/Press the heart/)).toBeVisible()
    expect((await section()).getByRole('link', { name: 'Browse rewards' })).toHaveAttribute(
      'href',
      '/kestrel-red/spend-kestrel-points',
    )
  })

  test('say so when they cannot be had, and come on request [WSH-11]', async () => {
    const member = await control.createMember('gb.member')
    await control.addFault({ operationId: 'listFavourites', member: member.email, times: 1, status: 500 })
    // Each heart that comes later on the home would fetch them again.
    await renderRoute('/', member, pageOf(<FavouritesSection />))
    expect(await (await section()).findByText(/They’re safe with us/)).toBeVisible()
    await userEvent.click((await section()).getByRole('button', { name: 'Refresh' }))
    expect(await hearts()).not.toEqual([])
  })
})

describe('letting go of a favourite', () => {
  test('takes its tile away, and the next heart has the focus [WSH-08] [WSH-09] [WSH-10] [TST-08]', async () => {
    const member = await control.createMember('gb.full')
    await renderRoute('/', member)
    const [first = '', second = ''] = await titles()
    await userEvent.click(await heartOf(first))
    await waitFor(async () => expect(await heartOf(second)).toHaveFocus())
    expect(await screen.findByText('Removed from your favourites')).toBeVisible()
    await waitFor(async () => expect(await calls('listFavourites', member)).toBe(2))
    expect(await titles()).not.toContain(first)
    const [removal] = await control.requests({ operationId: 'removeFavourite', member: member.email })
    expect(removal?.path).toMatch(/\/rewards\/SPEND\/\d+$/)
  })

  test('takes it away at once, and gives it back when the server refuses', async () => {
    const member = await control.createMember('gb.full')
    const letGo = await control.holdBack({ operationId: 'removeFavourite', member: member.email, status: 500 })
    await renderRoute('/', member)
    const before = await titles()
    await userEvent.click(await heartOf(before[0] ?? ''))
    expect(await titles()).toEqual(before.slice(1))
    await letGo()
    expect(await screen.findByRole('alert')).toHaveTextContent('Oops, something went wrong')
    await waitFor(async () => expect(await titles()).toEqual(before))
  })

  test('says that there is no connection when there is none', async () => {
    const member = await control.createMember('gb.full')
    await renderRoute('/', member)
    const [first = ''] = await titles()
    await control.addFault({ operationId: 'removeFavourite', member: member.email, times: 9, drop: 'before' })
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await userEvent.click(await heartOf(first))
    expect(await screen.findByRole('alert')).toHaveTextContent('You’re offline, so that didn’t work.')
    vi.restoreAllMocks()
  })

  test('sends one call for a double click', async () => {
    const member = await control.createMember('gb.full')
    await renderRoute('/', member)
    const [first = '', second = ''] = await titles()
    await userEvent.dblClick(await heartOf(first))
    expect(await screen.findByText('Removed from your favourites')).toBeVisible()
    expect(await calls('removeFavourite', member)).toBe(1)
    expect(await calls('addFavourite', member)).toBe(0)
    expect((await titles())[0]).toBe(second)
  })
})

const hotDrink = fixture('club', 'Favourite', {
  rewardId: '100101',
  type: 'SPEND',
  title: 'Any hot drink',
  slug: 'any-hot-drink',
  tags: [],
})
const wayToEarn = fixture('club', 'Favourite', { rewardId: '500101', type: 'EARN', title: 'A way to earn', tags: [] })
/** The hearts of two rewards, one of each side, above the favourites. */
const heartsPage = pageOf(
  <main>
    <article>
      <FavouriteToggle favourite={hotDrink} />
      <FavouriteToggle favourite={wayToEarn} />
    </article>
    <FavouritesSection />
    <Toasts />
  </main>,
)
/** The same member somewhere else: calls what changes their favourites. */
async function deviceOf(member: TestMember) {
  const headers = { ...memberHeaders(await signIn(control, member)), 'content-type': 'application/json' }
  return async (method: string, path: string, body?: unknown) => {
    const address = `${control.origin}/api/wishlists/user/${member.memberId}/rewards${path}`
    const answer = await fetch(address, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) })
    expect(answer.ok).toBe(true)
  }
}

const heart = async (title: string) =>
  within((await screen.findAllByRole('article'))[0] ?? document.body).findByRole('button', {
    name: `Keep ${title} in your favourites`,
  })

describe('the heart of a reward', () => {
  test('puts it before the others, and stays with its side [WSH-07] [WSH-09] [TST-06]', async () => {
    const member = await control.createMember('gb.empty')
    await renderRoute('/', member, heartsPage)
    for (const title of ['Any hot drink', 'A way to earn']) {
      expect(await heart(title)).toHaveAttribute('aria-pressed', 'false')
      await userEvent.click(await heart(title))
      expect(await heart(title)).toHaveAttribute('aria-pressed', 'true')
      // The toast of the first may be on its way out.
      await waitFor(() => expect(screen.getByText('Added to your favourites')).toBeVisible())
    }
    await waitFor(async () => expect(await titles()).toHaveLength(2))
    const links = (await section()).getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual([
      expect.stringMatching(/^\/kestrel-red\/earn-kestrel-points\/.+-500101$/),
      '/kestrel-red/spend-kestrel-points/any-hot-drink-100101',
    ])
  })

  test('refuses the tenth without asking the server [WSH-05] [CON-21] [TST-07] [CST-06.e]', async () => {
    const member = await control.createMember('gb.full')
    await renderRoute('/', member, heartsPage)
    expect(await titles()).toHaveLength(9)
    await userEvent.click(await heart('A way to earn'))
    expect(await screen.findByText('You can keep up to 9 favourites. Remove one to add another.')).toBeVisible()
    expect(await heart('A way to earn')).toHaveAttribute('aria-pressed', 'false')
    expect(await calls('addFavourite', member)).toBe(0)
  })

  test('refuses the tenth without a call even when it is pressed before the favourites are there [CON-21]', async () => {
    const member = await control.createMember('gb.full')
    const letGo = await control.holdBack({ operationId: 'listFavourites', member: member.email })
    await renderRoute('/', member, heartsPage)
    await userEvent.click(await heart('A way to earn'))
    expect(await heart('A way to earn')).toHaveAttribute('aria-pressed', 'true')
    await letGo()
    expect(await screen.findByText('You can keep up to 9 favourites. Remove one to add another.')).toBeVisible()
    expect(await titles()).toHaveLength(9)
    expect(await heart('A way to earn')).toHaveAttribute('aria-pressed', 'false')
    expect(await calls('addFavourite', member)).toBe(0)
  })

  test('says the same when another device has filled the list, and shows what there is [ERR-28] [CON-21]', async () => {
    const member = await control.createMember('gb.full')
    const otherDevice = await deviceOf(member)
    await renderRoute('/', member, heartsPage)
    const [first = ''] = await titles()
    await userEvent.click(await heartOf(first))
    await waitFor(async () => expect(await titles()).toHaveLength(8))
    await waitFor(async () => expect(await calls('listFavourites', member)).toBe(2))
    await otherDevice('POST', '', { id: '100102', type: 'SPEND' })
    await userEvent.click(await heart('A way to earn'))
    expect(await screen.findByText('You can keep up to 9 favourites. Remove one to add another.')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
    await waitFor(async () => expect((await titles())[0]).toBe('Coffee and a pastry'))
    expect(await titles()).toHaveLength(9)
    expect(await heart('A way to earn')).toHaveAttribute('aria-pressed', 'false')
  })

  test('lets go of what another device has let go of already', async () => {
    const member = await control.createMember('gb.full')
    const otherDevice = await deviceOf(member)
    await renderRoute('/', member, heartsPage)
    await titles()
    expect(await heart('Any hot drink')).toHaveAttribute('aria-pressed', 'true')
    await otherDevice('DELETE', '/SPEND/100101')
    await userEvent.click(await heart('Any hot drink'))
    expect(await screen.findByText('Removed from your favourites')).toBeVisible()
    expect(await titles()).not.toContain('Any hot drink')
  })

  test('is not there for visitors, who ask for no favourites [WSH-04]', async () => {
    const page = (
      <>
        <FavouriteToggle favourite={hotDrink} />
        <p>A page</p>
      </>
    )
    await renderRoute('/', undefined, pageOf(page))
    await screen.findByText('A page')
    expect(screen.queryByRole('button', { name: /favourites/ })).toBeNull()
    const asked = await control.requests({ operationId: 'listFavourites' })
    expect(asked.filter(({ headers }) => headers['authorization'] === undefined)).toEqual([])
  })
})

import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createFakeShell } from '@clubhouse/native-bridge/fake-shell'
import { noShell } from '@clubhouse/native-bridge/ports'
import { afterEach, describe, expect, test } from 'vitest'
import { balanceOptions } from '#domain/points/api/use-balance.ts'
import { currentSession } from '#platform/auth/session-store.ts'
import { clearFlagOverrides, setFlagOverride } from '#platform/flags/flag-overrides.ts'
import { connectShell } from '#platform/native/native-app.ts'
import { createQueryClient } from '#platform/query/query-client.ts'
import { control, renderRoute } from '#test/render-route.tsx'

const header = () => within(screen.getByRole('banner'))
const accountButton = () => screen.findByRole('button', { name: /^Account menu for/ })
const namesOf = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent.trim())

/** Opens the account menu of a fresh copy of a sample member, and returns what it lists. */
async function menuOf(sample: string, path = '/terms-and-conditions') {
  await renderRoute(path, await control.createMember(sample))
  await userEvent.click(await accountButton())
  return screen.findByRole('menu')
}
const linksOf = (menu: HTMLElement) =>
  namesOf(within(menu).getAllByRole('menuitem')).map((name) => name.replace(/ opens in a new tab$/, ''))

afterEach(() => {
  clearFlagOverrides()
  connectShell(noShell)
})

describe('a visitor', () => {
  test('comes to the page’s content with one key [SHL-01]', async () => {
    await renderRoute('/terms-and-conditions')
    await userEvent.tab()
    const skip = screen.getByRole('link', { name: 'Skip to main content' })
    expect(skip).toHaveFocus()
    expect(skip).toHaveAttribute('href', `#${screen.getByRole('main').id}`)
  })

  test.each([
    ['/terms-and-conditions', '/kestrel-red', ['Earn', 'Rewards']],
    ['/en-us/terms-and-conditions', '/kestrel-red/en-us', ['Earn', 'Rewards']],
    ['/world/terms-and-conditions', '/kestrel-red/world', []],
  ])(
    'at %s finds home, and ways to earn and spend outside the world [SHL-02] [SHL-03] [SHL-04]',
    async (path, base, links) => {
      await renderRoute(path)
      const home = header().getByRole('link', { name: 'Kestrel Red home' })
      expect(home.getAttribute('href')?.replace(/\/$/, '')).toBe(base)
      const navigation = within(header().getByRole('navigation', { name: 'Main' }))
      await navigation.findByRole('link', { name: 'Subscribe' })
      expect(namesOf(navigation.getAllByRole('link'))).toEqual([...links, 'Subscribe'])
    },
  )

  test('can log in or join, and has nothing of a member’s [SHL-06] [SHL-07]', async () => {
    await renderRoute('/')
    expect(header().getByRole('button', { name: 'Login / Join' })).toBeVisible()
    await screen.findByRole('contentinfo')
    expect(namesOf(header().getAllByRole('button'))).toEqual(['Login / Join'])
    for (const name of [/search/i, /favourite/i, /share/i]) expect(screen.queryByRole('button', { name })).toBeNull()
    expect(header().queryByText(/points?$/)).toBeNull()
  })
})

describe('the way to subscribe', () => {
  test('is not there while the area is closed [SHL-05]', async () => {
    await renderRoute('/terms-and-conditions')
    await header().findByRole('link', { name: 'Subscribe' })
    setFlagOverride('web_subscription', false)
    await waitFor(() => expect(header().queryByRole('link', { name: 'Subscribe' })).toBeNull())
  })

  test('is not there while there are no plans to show [SHL-05]', async () => {
    const member = await control.createMember('gb.empty')
    await control.addFault({ operationId: 'listSubscriptions', member: member.email, times: 9, status: 400 })
    await renderRoute('/terms-and-conditions', member)
    await accountButton()
    await waitFor(async () =>
      expect(await control.requests({ operationId: 'listSubscriptions', member: member.email })).not.toEqual([]),
    )
    expect(header().queryByRole('link', { name: 'Subscribe' })).toBeNull()
  })

  test.each([
    ['gb.empty', true],
    ['gb.subscriber', false],
    ['gb.lapsed', false],
  ])('shows to %s: %s [SHL-05] [CON-51]', async (sample, isThere) => {
    const member = await control.createMember(sample)
    await renderRoute('/terms-and-conditions', member)
    await accountButton()
    if (isThere) expect(await header().findByRole('link', { name: 'Subscribe' })).toBeVisible()
    else {
      await userEvent.click(await accountButton())
      // Once the menu knows of the subscription, so does the header.
      await screen.findByRole('menuitem', { name: 'Subscription' })
      expect(screen.queryByRole('link', { name: 'Subscribe', hidden: true })).toBeNull()
    }
  })
})

describe('a member', () => {
  test('sees their balance in the header, and their name and points on the account button [SHL-08] [SHL-10] [API-08]', async () => {
    await renderRoute('/terms-and-conditions', await control.createMember('gb.member'))
    await waitFor(async () =>
      expect(await accountButton()).toHaveAccessibleName(/^Account menu for (\w+) \1 24,650 points/),
    )
    expect(header().getByText('Your balance').parentElement).toHaveTextContent('24,650 points')
  })

  test('finds no link without a name while the balance is on its way [SHL-08]', async () => {
    const member = await control.createMember('gb.member')
    await control.addFault({ operationId: 'getBalances', member: member.email, delayMs: 5_000 })
    await renderRoute('/terms-and-conditions', member)
    await accountButton()
    expect(header().queryByText('Your balance')).toBeNull()
    for (const link of header().getAllByRole('link')) expect(link).toHaveAccessibleName()
    expect(await header().findByRole('link', { name: /^Your balance 24,650/ })).toBeInTheDocument()
  })

  test('has exactly one point [SHL-10]', async () => {
    await renderRoute('/terms-and-conditions', await control.createMember('gb.one'))
    await waitFor(async () => expect(await accountButton()).toHaveAccessibleName(/ 1 point$/))
  })

  test('can search in the home area only [SHL-09] [CON-07]', async () => {
    const { navigate } = await renderRoute('/terms-and-conditions', await control.createMember('gb.empty'))
    await accountButton()
    expect(header().queryByRole('button', { name: 'Search' })).toBeNull()
    await navigate('/earn-kestrel-points')
    await userEvent.click(await header().findByRole('button', { name: 'Search' }))
    expect(await screen.findByRole('dialog', { name: 'Search' })).toBeVisible()
    await navigate('/my-rewards')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Search', hidden: true })).toBeNull())
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('is led by the menu to the tab of my rewards that was open last', async () => {
    await renderRoute('/my-rewards/orders', await control.createMember('gb.empty'))
    await userEvent.click(await accountButton())
    const item = await screen.findByRole('menuitem', { name: 'My rewards' })
    expect(item).toHaveAttribute('href', '/kestrel-red/my-rewards/orders')
  })

  test('finds their full name and balance at the head of the menu [SHL-12] [SHL-13]', async () => {
    const member = await control.createMember('gb.member')
    const { profile } = await control.member(member.email)
    await renderRoute('/terms-and-conditions', member)
    await userEvent.click(await accountButton())
    const menu = await screen.findByRole('menu')
    await waitFor(() =>
      expect(menu).toHaveAccessibleDescription(`${profile.firstName} ${profile.lastName} Your balance 24,650 points`),
    )
  })

  test.each([
    [
      'gb.subscriber',
      '/terms-and-conditions',
      'Account details, Subscription, Activity, Promo codes, Buy points, Gift points, Transfer points, My rewards, Refer a friend, Help, Log out',
    ],
    [
      'us.cardholder',
      '/en-us/terms-and-conditions',
      'Account details, Credit card hub, Activity, Promo codes, Buy points, Gift points, Transfer points, My rewards, Help, Log out',
    ],
    ['world.member', '/world/terms-and-conditions', 'Account details, Activity, Promo codes, Help, Log out'],
    [
      'gb.empty',
      '/world/terms-and-conditions',
      'Account details, Activity, Promo codes, Refer a friend, Help, Log out',
    ],
  ])(
    'such as %s at %s finds in the menu what is theirs [SHL-14] [SHL-15] [SHL-16] [SHL-17] [SHL-18] [SHL-19] [SHL-20] [SHL-21] [SHL-22] [SHL-23] [CON-04] [CON-08] [REG-15]',
    async (sample, path, links) => {
      const menu = await menuOf(sample, path)
      await waitFor(() => expect(linksOf(menu).join(', ')).toBe(links))
    },
  )

  test('is told which links lead out, and they do [SHL-19] [SHL-22]', async () => {
    const menu = within(await menuOf('gb.empty'))
    for (const name of ['Buy points', 'Gift points', 'Transfer points', 'Help']) {
      const link = menu.getByRole('menuitem', { name: `${name} opens in a new tab` })
      expect(link.getAttribute('href')).toMatch(/^https?:/)
      expect(link).toHaveAttribute('target', '_blank')
      expect(link.getAttribute('rel')).toContain('noopener')
    }
  })

  test('gets fresh points whenever a page that needs them opens [API-08] [CON-15]', async () => {
    const member = await control.createMember('gb.member')
    const calls = async () => (await control.requests({ operationId: 'getBalances', member: member.email })).length
    const { navigate } = await renderRoute('/terms-and-conditions', member)
    await waitFor(async () => expect(await accountButton()).toHaveAccessibleName(/24,650 points/))
    expect(await calls()).toBe(1)
    await navigate('/spend-kestrel-points/any-hot-drink-100101')
    await screen.findByRole('button', { name: 'Redeem' })
    await waitFor(async () => expect(await calls()).toBe(2))
    await navigate('/privacy-policy')
    await screen.findByRole('heading', { level: 1, name: 'Privacy policy' })
    expect(await calls()).toBe(2)
    await navigate('/spend-kestrel-points/any-hot-drink-100101')
    await waitFor(async () => expect(await calls()).toBe(3))
  })

  test('has in the header the points that the page has just fetched, which are not fetched twice', async () => {
    const member = await control.createMember('gb.member')
    const queryClient = createQueryClient()
    // However long the login takes.
    const updatedAt = Date.now() + 60_000
    queryClient.setQueryData(balanceOptions().queryKey, () => ({ current: 7_007, usable: 7_007 }), { updatedAt })
    await renderRoute('/terms-and-conditions', member, undefined, queryClient)
    await waitFor(async () => expect(await accountButton()).toHaveAccessibleName(/7,007 points/))
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    expect(await control.requests({ operationId: 'getBalances', member: member.email })).toEqual([])
  })
})

test('points that another tab has spent are gone from the header once this tab is looked at [CON-15]', async () => {
  const member = await control.createMember('gb.member')
  await renderRoute('/terms-and-conditions', member)
  await waitFor(async () => expect(await accountButton()).toHaveAccessibleName(/24,650 points/))
  const body = { current: 25_500, usable: 24_250 }
  await control.addFault({ operationId: 'getBalances', member: member.email, times: 1, status: 200, body })
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
  await waitFor(async () => expect(await accountButton()).toHaveAccessibleName(/24,250 points/))
})

describe('a balance that cannot be loaded', () => {
  async function withoutBalance(failures: number) {
    const member = await control.createMember('gb.member')
    await control.addFault({ operationId: 'getBalances', member: member.email, times: failures, status: 500 })
    await renderRoute('/terms-and-conditions', member)
    return screen.findByRole('dialog', { name: 'We couldn’t load your points' })
  }
  const inWords = () => screen.queryByText('We couldn’t load your points.')
  const press = async (name: string, dialog: HTMLElement) =>
    userEvent.click(within(dialog).getByRole('button', { name }))

  test('is told in a dialog, and loads on request [ERR-36]', async () => {
    const dialog = await withoutBalance(2)
    expect(within(dialog).getByText(/They’re safe with us/)).toBeVisible()
    expect(within(dialog).getByRole('button', { name: 'Close' })).toBeVisible()
    await press('Try again', dialog)
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: 'Try again' })).not.toHaveAttribute('aria-disabled'),
    )
    expect(screen.getByRole('dialog')).toBe(dialog)
    await press('Try again', dialog)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await accountButton()).toHaveAccessibleName(/24,650 points/)
    expect(inWords()).toBeNull()
  })

  test('stands in words in place of the balance, with a way to refresh it [ERR-37] [SHL-34]', async () => {
    await press('Close', await withoutBalance(1))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(inWords()).toBeVisible()
    expect(screen.queryByText('Your balance')).toBeNull()
    expect(await accountButton()).not.toHaveAccessibleName(/points/)
    await userEvent.click(header().getByRole('button', { name: 'Refresh balance' }))
    await waitFor(async () => expect(await accountButton()).toHaveAccessibleName(/24,650 points/))
    expect(inWords()).toBeNull()
    expect(header().getByText('Your balance')).toBeInTheDocument()
  })
})

describe('in onboarding', () => {
  test('a member can only give up, which logs them out: no menu, no navigation, no footer [SHL-24] [SHL-25]', async () => {
    await renderRoute('/onboarding', await control.createMember('gb.new'))
    expect(await header().findByRole('button', { name: 'Cancel' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Account menu/ })).toBeNull()
    expect(header().queryByRole('navigation')).toBeNull()
    expect(screen.queryByRole('contentinfo')).toBeNull()
    await userEvent.click(header().getByRole('button', { name: 'Cancel' }))
    expect(currentSession().kind).toBe('logging-out')
  })
})

describe('the footer', () => {
  const footer = async () => within(await screen.findByRole('contentinfo'))

  test('leads a visitor home, to pages for visitors, to social networks and to the group [SHL-26] [SHL-27] [SHL-28] [SHL-30] [SHL-31]', async () => {
    await renderRoute('/terms-and-conditions')
    const shown = await footer()
    expect(shown.getByRole('link', { name: 'Kestrel Red home' })).toHaveAttribute('href', '/kestrel-red/')
    const links = within(shown.getByRole('navigation', { name: 'Footer' }))
    expect(links.getByRole('link', { name: /^Careers/ })).toBeVisible()
    expect(links.queryByRole('link', { name: /^Missing points/ })).toBeNull()
    const networks = within(shown.getByRole('list', { name: 'Kestrel Red on social media' })).getAllByRole('link')
    expect(networks.map((link) => link.getAttribute('aria-label'))).toEqual(
      ['Facebook', 'Instagram', 'X', 'YouTube'].map((network) => `Kestrel Red on ${network}`),
    )
    expect(shown.getByRole('link', { name: /^Visit the Kestrel group/ })).toHaveAttribute(
      'href',
      'https://www.kestrel.test/',
    )
    expect(shown.getByText(new RegExp(`^© ${new Date().getFullYear()} Kestrel Red`))).toBeVisible()
  })

  test('has other links for members [SHL-27]', async () => {
    await renderRoute('/terms-and-conditions', await control.createMember('gb.empty'))
    const links = within((await footer()).getByRole('navigation', { name: 'Footer' }))
    expect(links.getByRole('link', { name: /^Missing points/ })).toBeVisible()
    expect(links.queryByRole('link', { name: /^Careers/ })).toBeNull()
  })
})

test('in the native app the page stands alone and is not for search engines [SHL-33] [SEO-05]', async () => {
  connectShell(createFakeShell().port)
  await renderRoute('/terms-and-conditions')
  expect(await screen.findByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible()
  expect(screen.queryByRole('banner')).toBeNull()
  expect(screen.queryByRole('contentinfo')).toBeNull()
  expect(screen.queryByRole('region', { name: 'Your region' })).toBeNull()
  expect(document.querySelectorAll('meta[name="robots"][content="noindex"]').length).toBeGreaterThan(0)
})

import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { control, renderRoute } from '#test/render-route.tsx'

const navigation = async () => within(await screen.findByRole('navigation', { name: 'Your account' }))
const namesOf = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent.trim())
const main = async () => within(await screen.findByRole('main'))

describe('the pages of the account', () => {
  test.each([
    ['gb.member', '/account', ['Personal details', 'Link accounts', 'Promo codes', 'Refer a friend', 'Settings']],
    [
      'us.member',
      '/en-us/account',
      ['Personal details', 'Credit card hub', 'Link accounts', 'Promo codes', 'Settings'],
    ],
    ['world.member', '/world/account', ['Personal details', 'Link accounts', 'Promo codes', 'Settings']],
    [
      'gb.subscriber',
      '/account',
      [
        'Personal details',
        'Manage membership',
        'Cancel membership',
        'Link accounts',
        'Promo codes',
        'Refer a friend',
        'Settings',
      ],
    ],
    [
      'gb.lapsed',
      '/account',
      ['Personal details', 'Manage membership', 'Link accounts', 'Promo codes', 'Refer a friend', 'Settings'],
    ],
  ])('of %s are listed at %s [ACC-01] [ACC-02] [ACC-03] [CON-08] [CON-10] [CON-51]', async (sample, path, want) => {
    await renderRoute(path, await control.createMember(sample))
    expect(await screen.findByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
    await waitFor(async () => expect(namesOf((await navigation()).getAllByRole('link'))).toEqual(want))
    const base = path.replace(/\/account$/, '')
    expect((await navigation()).getByRole('link', { name: 'Personal details' })).toHaveAttribute(
      'href',
      `/kestrel-red${base}/account/personal-details`,
    )
  })

  test('have cancelling below membership, while there is something to cancel [ACC-01]', async () => {
    await renderRoute('/account', await control.createMember('gb.subscriber'))
    const below = await (await navigation()).findByRole('list', { name: 'Manage membership' })
    expect(namesOf(within(below).getAllByRole('link'))).toEqual(['Cancel membership'])
  })

  test.each([
    ['/account/personal-details', 'Personal details'],
    ['/account/promo-codes/', 'Promo codes'],
  ])('mark the one at %s, and each leads back to the list', async (path, name) => {
    await renderRoute(path, await control.createMember('gb.member'))
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
    expect(namesOf((await navigation()).getAllByRole('link', { current: 'page' }))).toEqual([name])
    const above = within((await main()).getByRole('navigation', { name: 'Breadcrumb' }))
    await userEvent.click(above.getByRole('link', { name: 'Account' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
    expect((await navigation()).queryByRole('link', { current: 'page' })).toBeNull()
  })

  test('are reached from the account menu, whose first link is Account details [RTE-46.k] [ACC-03] [CON-08] [SHL-14]', async () => {
    await renderRoute('/terms-and-conditions', await control.createMember('gb.member'))
    await userEvent.click(await screen.findByRole('button', { name: /^Account menu for/ }))
    const [first] = within(await screen.findByRole('menu')).getAllByRole('menuitem')
    expect(first).toHaveTextContent('Account details')
    await userEvent.click(first ?? document.body)
    expect(await screen.findByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
  })

  test('ask a visitor to log in [RTE-49]', async () => {
    await renderRoute('/account/personal-details')
    expect(await screen.findByRole('heading', { level: 1, name: 'Log in to see this page' })).toBeVisible()
  })
})

describe('what the member holds', () => {
  const rows = async () => {
    const points = within(await (await main()).findByRole('region', { name: 'Your points' }))
    const terms = await points.findAllByRole('term')
    return terms.map(({ textContent, nextSibling }) => [textContent, nextSibling?.textContent])
  }

  test.each([
    ['gb.member', '/account', [['Kestrel Red', '24,650 points']]],
    [
      'us.transfer',
      '/en-us/account',
      [
        ['Kestrel Red', expect.any(String)],
        ['Bilt Rewards', '48,000 points'],
      ],
    ],
    ['world.member', '/world/account', [['Kestrel Red', '8,000 points']]],
  ])('of %s stands on the account page, with what linked partners tell [API-21]', async (sample, path, want) => {
    await renderRoute(path, await control.createMember(sample))
    expect(await rows()).toEqual(want)
  })

  test('says so when it cannot be had, and comes on request', async () => {
    const member = await control.createMember('gb.one')
    await control.addFault({ operationId: 'listAccountBalances', member: member.email, times: 1, status: 500 })
    await renderRoute('/account', member)
    expect(await (await main()).findByRole('alert')).toHaveTextContent('We couldn’t load your points just now.')
    await userEvent.click(screen.getByRole('button', { name: 'Refresh your points' }))
    expect(await rows()).toEqual([['Kestrel Red', '1 point']])
  })
})

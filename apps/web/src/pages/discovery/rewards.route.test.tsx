import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { control, renderRoute } from '#test/render-route.tsx'

const main = async () => within(await screen.findByRole('main'))

describe('the list of rewards', () => {
  test('a visitor asks only for what visitors may see [API-05] [DIS-22]', async () => {
    await renderRoute('/en-us/spend-kestrel-points')
    await (await main()).findByRole('button', { name: 'Load more' })
    // Members of other tests make calls as well, and have tokens.
    const members = await control.requests({ operationId: 'listSpendRewards' })
    expect(members.filter(({ headers }) => headers['authorization'] === undefined)).toEqual([])
    const calls = await control.requests({ operationId: 'listPublicSpendRewards' })
    expect(calls.map(({ query }) => query['viewingRegion'])).toContain('US')
  })

  test('a member sees rewards that are for members only [DIS-17] [AUT-36]', async () => {
    const member = await control.createMember('gb.member')
    await renderRoute('/spend-kestrel-points', member)
    await (await main()).findByRole('button', { name: 'Load more' })
    const calls = await control.requests({ operationId: 'listSpendRewards', member: member.email })
    expect(calls.map(({ status }) => status)).toEqual([200])
  })

  test('choosing a category filters the list and stays in the address [DIS-01] [DIS-02] [DIS-03]', async () => {
    const router = await renderRoute('/spend-kestrel-points')
    await userEvent.click(await (await main()).findByRole('button', { name: 'Wine' }))
    expect(router.state.location.search).toBe('?category=Wine')
    await userEvent.click(await (await main()).findByRole('button', { name: 'All' }))
    expect(router.state.location.search).toBe('')
  })

  test('choosing several categories in a row is one step of Back', async () => {
    const router = await renderRoute('/terms-and-conditions')
    await act(() => router.navigate('/spend-kestrel-points'))
    for (const name of ['Wine', 'Travel', 'Experiences'])
      await userEvent.click(await (await main()).findByRole('button', { name }))
    await waitFor(() => expect(new URLSearchParams(router.state.location.search).getAll('category')).toHaveLength(3))
    act(() => router.navigator.go(-1))
    await waitFor(() => expect(router.state.location.search).toBe(''))
    expect(router.state.location.pathname).toBe('/kestrel-red/spend-kestrel-points')
    act(() => router.navigator.go(-1))
    await waitFor(() => expect(router.state.location.pathname).toBe('/kestrel-red/terms-and-conditions'))
  })

  test('a failed list says so and loads on request [DIS-12] [ERR-49]', async () => {
    const member = await control.createMember('gb.member')
    await control.addFault({ operationId: 'listEarnRewards', member: member.email, times: 1, status: 500 })
    await renderRoute('/earn-kestrel-points', member)
    await userEvent.click(within(await (await main()).findByRole('alert')).getByRole('button'))
    expect(await (await main()).findByRole('button', { name: 'Load more' })).toBeVisible()
  })
})

describe('a reward', () => {
  test('an address that names no reward is not found [RWD-11] [ERR-33]', async () => {
    await renderRoute('/spend-kestrel-points/nothing-of-the-kind-999999')
    expect(await (await main()).findByRole('heading', { level: 1, name: 'This page has flown' })).toBeVisible()
    const ways = (await main()).getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(ways).toEqual(['/kestrel-red/', '/kestrel-red/earn-kestrel-points', '/kestrel-red/spend-kestrel-points'])
  })

  test('a member reads how to redeem it, a visitor does not [RWD-03] [RWD-08]', async () => {
    const member = await control.createMember('gb.member')
    await renderRoute('/spend-kestrel-points/any-hot-drink-100101', member)
    expect(await (await main()).findByRole('heading', { name: 'How to redeem' })).toBeVisible()
    expect(await (await main()).findByRole('button', { name: 'Redeem' })).toBeEnabled()
  })
})

describe('vouchers', () => {
  test('a voucher that is not the member’s leads to the list [VCH-03]', async () => {
    const member = await control.createMember('gb.member')
    const router = await renderRoute('/my-rewards/vouchers/not-mine', member)
    await (await main()).findByRole('tab', { name: 'Vouchers', selected: true })
    expect(router.state.location.pathname).toBe('/kestrel-red/my-rewards/vouchers')
  })

  test('the list grows by ten, newest first [MYR-06] [MYR-07] [CST-06.c]', async () => {
    const member = await control.createMember('gb.member')
    await renderRoute('/my-rewards/vouchers', member)
    const panel = within(await (await main()).findByRole('tabpanel'))
    expect(await panel.findAllByRole('listitem')).toHaveLength(10)
    await userEvent.click(panel.getByRole('button', { name: 'Load more' }))
    expect(await panel.findByText(/Showing 14|14 vouchers/)).toBeInTheDocument()
    expect(panel.getAllByRole('listitem')).toHaveLength(14)
  })

  test('the way back from a voucher is Back when the list is the page before', async () => {
    const router = await renderRoute('/my-rewards/vouchers', await control.createMember('gb.member'))
    const panel = within(await (await main()).findByRole('tabpanel'))
    await userEvent.click(await panel.findByRole('button', { name: 'Load more' }))
    await waitFor(() => expect(panel.getAllByRole('listitem')).toHaveLength(14))
    const list = router.state.location.key
    const voucher = within(panel.getAllByRole('listitem')[12] ?? document.body).getByRole('link')
    const href = voucher.getAttribute('href')
    await userEvent.click(voucher)
    await userEvent.click(await (await main()).findByRole('link', { name: 'Back to my vouchers' }))
    await waitFor(() => expect(router.state.location.key).toBe(list))
    await waitFor(() => expect(document.activeElement).toHaveAttribute('href', href))
  })

  test('printing a voucher that was opened from the list stays on it', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
    const router = await renderRoute('/my-rewards/vouchers', await control.createMember('gb.member'))
    const panel = within(await (await main()).findByRole('tabpanel'))
    await userEvent.click(within((await panel.findAllByRole('listitem'))[0] ?? document.body).getByRole('link'))
    await userEvent.click(await (await main()).findByRole('button', { name: 'Print' }))
    const voucher = router.state.location.key
    await userEvent.click((await main()).getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledTimes(2)
    expect(router.state.location.key).toBe(voucher)
    print.mockRestore()
  })

  test('the way back from a voucher that was opened elsewhere leads to the list', async () => {
    const member = await control.createMember('gb.member')
    const voucherId = (await control.member(member.email)).vouchers[0]?.voucherId ?? ''
    const router = await renderRoute(`/my-rewards/vouchers/${voucherId}`, member)
    await userEvent.click(await (await main()).findByRole('link', { name: 'Back to my vouchers' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/kestrel-red/my-rewards/vouchers'))
  })

  test('without vouchers there is a way to the rewards [MYR-05]', async () => {
    await renderRoute('/my-rewards/vouchers', await control.createMember('gb.empty'))
    const link = await (await main()).findByRole('link', { name: 'Browse rewards' })
    expect(link).toHaveAttribute('href', '/kestrel-red/spend-kestrel-points')
  })

  test('any other address below my rewards leads to the tab that was open last [MYR-03]', async () => {
    const member = await control.createMember('gb.member')
    const router = await renderRoute('/my-rewards/orders', member)
    await (await main()).findByRole('tab', { name: 'Orders', selected: true })
    await router.navigate('/my-rewards/anything')
    await waitFor(() => expect(router.state.location.pathname).toBe('/kestrel-red/my-rewards/orders'))
    expect(await (await main()).findByRole('tab', { name: 'Orders', selected: true })).toBeVisible()
  })

  test('a visitor is invited to join [MYR-01]', async () => {
    await renderRoute('/my-rewards')
    expect(await (await main()).findByRole('heading', { level: 1, name: 'JOIN THE CLUB' })).toBeVisible()
  })
})

test('a reserved or unknown page is not found [CNT-22] [CNT-23]', async () => {
  await renderRoute('/home-page-logged-out')
  expect(await (await main()).findByRole('heading', { level: 1, name: 'This page has flown' })).toBeVisible()
})

test('the footer stays away when its links cannot be had, and the page stands [SHL-32]', async () => {
  await control.addFault({ operationId: 'content.footerLinksPrivate', times: 3, status: 500 })
  await renderRoute('/my-rewards/vouchers', await control.createMember('gb.empty'))
  await (await main()).findByRole('link', { name: 'Browse rewards' })
  expect(screen.queryByRole('contentinfo')).toBeNull()
})

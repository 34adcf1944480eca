import { createFakeShell } from '@clubhouse/native-bridge/fake-shell'
import { noShell } from '@clubhouse/native-bridge/ports'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { markNewVoucher } from '#domain/voucher/state/new-voucher-store.ts'
import { connectShell } from '#platform/native/native-app.ts'
import { control, renderRoute } from '#test/render-route.tsx'
import { answerVouchers, coffeeVoucher as coffee } from '#test/vouchers.ts'

const dayMs = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString()

const main = async () => within(await screen.findByRole('main'))
const heading = async (name: string) => (await main()).findByRole('heading', { level: 1, name })

/** One for all: the bridge keeps to the first. */
const shell = createFakeShell()

describe('a voucher', () => {
  test('with an address has a code to copy, the way to its brand, and its dates [RTE-46.i] [VCH-01] [VCH-04]', async () => {
    const user = userEvent.setup()
    const member = await control.createMember('gb.empty')
    await answerVouchers(member, [{ ...coffee, url: 'https://copperpot.kestrel.test/redeem' }])
    await renderRoute('/my-rewards/vouchers/v1', member)
    await heading('Any hot drink')
    expect((await main()).getByText('KQ7M-4XHD-92TA')).toBeVisible()
    await user.click((await main()).getByRole('button', { name: 'Copy code' }))
    expect(await (await main()).findAllByText('Code copied')).not.toHaveLength(0)
    expect(await navigator.clipboard.readText()).toBe('KQ7M-4XHD-92TA')
    const link = (await main()).getByRole('link', { name: /^Continue to Copperpot Coffee/ })
    expect(link).toHaveAttribute('href', 'https://copperpot.kestrel.test/redeem')
    const dates = (await main()).getAllByRole('definition').map(({ textContent }) => textContent)
    expect(dates).toEqual(['20 November 2026', '18 February 2031'])
    expect((await main()).queryByRole('img', { name: /code of your voucher/ })).toBeNull()
  })

  test('without one is scanned, as a QR code or as a barcode [VCH-05]', async () => {
    const member = await control.createMember('gb.empty')
    await answerVouchers(member, [coffee])
    await renderRoute('/my-rewards/vouchers/v1', member)
    expect(await (await main()).findByRole('img', { name: 'QR code of your voucher for Any hot drink' })).toBeVisible()
    await userEvent.click((await main()).getByRole('tab', { name: 'Barcode' }))
    expect(await (await main()).findByRole('img', { name: 'Barcode of your voucher for Any hot drink' })).toBeVisible()
    const dates = (await main()).getAllByRole('definition').map(({ textContent }) => textContent)
    expect(dates).toEqual(['20 November 2026', '18 February 2031'])
  })

  test('that its partner reads as a barcode opens on the barcode [VCH-05]', async () => {
    const member = await control.createMember('gb.empty')
    await answerVouchers(member, [{ ...coffee, content: { ...coffee.content, redemptionType: 'BARCODE_128' } }])
    await renderRoute('/my-rewards/vouchers/v1', member)
    expect(await (await main()).findByRole('img', { name: 'Barcode of your voucher for Any hot drink' })).toBeVisible()
    expect((await main()).getByRole('tab', { name: 'Barcode', selected: true })).toBeVisible()
  })

  test('whose code no barcode can hold has a QR code alone [VCH-05]', async () => {
    const member = await control.createMember('gb.empty')
    await answerVouchers(member, [{ ...coffee, code: 'CAFÉ-1' }])
    await renderRoute('/my-rewards/vouchers/v1', member)
    expect(await (await main()).findByRole('img', { name: /^QR code/ })).toBeVisible()
    expect((await main()).queryByRole('tab')).toBeNull()
  })

  test.each([
    ['that ends tomorrow', inDays(1), 'Ends tomorrow'],
    ['that has ended', inDays(-3), 'Ended 3 days ago'],
  ])('%s says so, in the list as well [VCH-05]', async (_what, validTo, words) => {
    const member = await control.createMember('gb.empty')
    await answerVouchers(member, [{ ...coffee, validTo }])
    const router = await renderRoute('/my-rewards/vouchers', member)
    const tile = within(await (await main()).findByRole('article'))
    expect(tile.getByText(words)).toBeVisible()
    await userEvent.click(tile.getByRole('link', { name: 'Any hot drink' }))
    await heading('Any hot drink')
    expect((await main()).getByText(words)).toBeVisible()
    expect(router.state.location.pathname).toBe('/kestrel-red/my-rewards/vouchers/v1')
  })

  test('is printed by its button', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
    const member = await control.createMember('gb.empty')
    await answerVouchers(member, [coffee])
    await renderRoute('/my-rewards/vouchers/v1', member)
    await userEvent.click(await (await main()).findByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
    print.mockRestore()
  })

  test('that has ended does not ask to be shown, and its code is struck out [VCH-05]', async () => {
    const member = await control.createMember('gb.empty')
    await answerVouchers(member, [{ ...coffee, validTo: inDays(-3) }])
    connectShell(shell.port)
    const before = shell.received.length
    await renderRoute('/my-rewards/vouchers/v1', member)
    await heading('Any hot drink')
    expect((await main()).getByText('This voucher has ended, so its code doesn’t work any more.')).toBeVisible()
    expect((await main()).queryByText(/Show this code/)).toBeNull()
    expect((await main()).getByText('KQ7M-4XHD-92TA').closest('[data-ended]')).not.toBeNull()
    expect((await main()).getByRole('img', { name: /^QR code/ }).closest('[data-ended]')).not.toBeNull()
    const sent = () => shell.received.slice(before).map(({ type }) => type)
    // What the page sends comes a moment after its heading.
    await waitFor(() => expect(sent()).toContain('request_review'))
    // A bright screen is for a scanner.
    expect(sent()).not.toContain('set_brightness')
    connectShell(noShell)
  })

  test('asks for a review in the app’s store when it is shown in the native app [VCH-06] [NAT-14]', async () => {
    const before = shell.received.length
    connectShell(shell.port)
    const member = await control.createMember('gb.empty')
    await answerVouchers(member, [coffee])
    await renderRoute('/my-rewards/vouchers', member)
    const link = await (await main()).findByRole('link', { name: 'Any hot drink' })
    const asked = () => shell.received.slice(before).filter(({ type }) => type === 'request_review')
    expect(asked()).toEqual([])
    await userEvent.click(link)
    await heading('Any hot drink')
    await waitFor(() => expect(asked()).toEqual([{ type: 'request_review' }]))
    connectShell(noShell)
  })
})

test('a code for a scanner asks the native app for a bright screen, for as long as it is shown [VCH-05]', async () => {
  const before = shell.received.length
  connectShell(shell.port)
  const member = await control.createMember('gb.empty')
  await answerVouchers(member, [coffee])
  const router = await renderRoute(`/my-rewards/vouchers/${coffee.voucherId}`, member)
  await heading('Any hot drink')
  const levels = () =>
    shell.received.slice(before).flatMap((message) => (message.type === 'set_brightness' ? [message.level] : []))
  await waitFor(() => expect(levels()).toEqual(['full']))
  await router.navigate('/my-rewards/vouchers')
  await waitFor(() => expect(levels()).toEqual(['full', 'normal']))
  connectShell(noShell)
})

describe('the list of vouchers', () => {
  test('each leads to its page, and a new one is marked, on its tab while that is closed [MYR-02] [MYR-04] [MYR-08]', async () => {
    const member = await control.createMember('gb.empty')
    await answerVouchers(member, [coffee, { ...coffee, voucherId: 'v2' }])
    await renderRoute('/my-rewards/orders', member)
    expect(await (await main()).findByRole('tab', { name: 'Vouchers' })).toBeVisible()
    expect((await main()).getByRole('heading', { level: 1, name: 'My rewards' })).toBeVisible()
    act(() => markNewVoucher('v2'))
    await userEvent.click(await (await main()).findByRole('tab', { name: 'Vouchers (1 new)' }))
    const panel = within(await (await main()).findByRole('tabpanel', { name: 'Vouchers' }))
    const tile = (await panel.findByText('New')).closest('article') ?? document.body
    expect(within(tile).getByRole('link')).toHaveAttribute('href', '/kestrel-red/my-rewards/vouchers/v2')
  })
})

describe('the list of vouchers has', () => {
  test('those that have ended below the others, under a heading [MYR-07]', async () => {
    const member = await control.createMember('gb.empty')
    await answerVouchers(member, [
      { ...coffee, voucherId: 'ended', validTo: inDays(-1), content: { ...coffee.content, title: 'Sunday lunch' } },
      coffee,
    ])
    await renderRoute('/my-rewards/vouchers', member)
    const panel = within(await (await main()).findByRole('tabpanel', { name: 'Vouchers' }))
    await panel.findByRole('heading', { level: 2, name: 'Ended' })
    expect(panel.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Any hot drink',
      'Ended',
      'Sunday lunch',
    ])
    expect(panel.getByRole('heading', { level: 3, name: 'Sunday lunch' })).toBeVisible()
  })

  test('one without its brand as well, in the list and on its page', async () => {
    const member = await control.createMember('gb.empty')
    const { brandDetails: _brand, ...content } = coffee.content
    await answerVouchers(member, [
      { ...coffee, content },
      { ...coffee, voucherId: 'v2' },
    ])
    await renderRoute('/my-rewards/vouchers', member)
    const [first] = await (await main()).findAllByRole('link', { name: 'Any hot drink' })
    expect((await main()).getAllByRole('article')).toHaveLength(2)
    await userEvent.click(first ?? document.body)
    await heading('Any hot drink')
    expect((await main()).getByText('Show this code and you’re in.')).toBeVisible()
  })

  test.each([
    { what: 'one that can be used', days: 3 },
    { what: 'one that has ended', days: -3 },
  ])('more on request, and takes focus to the first of them: $what', async ({ days }) => {
    const member = await control.createMember('gb.empty')
    const pageOf = (vouchers: readonly object[], offset: number) => ({
      operationId: 'listVouchers',
      member: member.email,
      times: 1,
      status: 200,
      body: { vouchers, total: 3, offset, limit: 10, moreAvailable: offset === 0 },
    })
    const older = { ...coffee, validFrom: '2026-11-01T10:00:00.000Z' }
    await control.addFault(
      pageOf([coffee, { ...coffee, voucherId: 'v2', validTo: inDays(-1), validFrom: '2026-11-02T10:00:00.000Z' }], 0),
    )
    await renderRoute('/my-rewards/vouchers', member)
    const more = await (await main()).findByRole('button', { name: 'Load more' })
    await control.addFault(pageOf([{ ...older, voucherId: 'v3', validTo: inDays(days) }], 2))
    await userEvent.click(more)
    await waitFor(() => expect(document.activeElement).toHaveAttribute('href', `/kestrel-red/my-rewards/vouchers/v3`))
  })
})

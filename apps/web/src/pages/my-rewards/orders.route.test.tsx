import type { Order } from '@clubhouse/rest-client/club'
import { fixture } from '@clubhouse/test-kit/fixture'
import type { TestMember } from '@clubhouse/test-kit/sandbox-control'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { markNewOrder } from '#domain/order/state/new-order-store.ts'
import { control, renderRoute } from '#test/render-route.tsx'

const main = async () => within(await screen.findByRole('main'))
const heading = async (name: string) => (await main()).findByRole('heading', { level: 1, name })

/** Sets what the sandbox returns for a member's orders from now on. */
async function answerOrders(member: TestMember, ...orders: readonly object[]): Promise<void> {
  await control.addFault({ operationId: 'listOrders', member: member.email, times: 20, status: 200, body: { orders } })
}

const { voyagesBooking: _none, ...wine } = fixture('club', 'Order', {
  orderId: 'o1',
  redemptionType: 'WINES_FULFILMENT',
  status: 'DISPATCHED',
  cost: 9500,
  createdDate: '2026-11-20T10:00:00.000Z',
  content: {
    title: 'The discovery case',
    imageUrl: 'http://localhost:4000/images/rewards/100190',
    brandDetails: { brandName: 'Kestrel Wines', brandLogo: 'http://localhost:4000/images/brands/kestrel-wines' },
  },
  deliveryAddress: {
    firstName: 'Alex',
    lastName: 'Hartley',
    building: 'Flat 2',
    addressLine1: '14 Harbour Row',
    town: 'Bristol',
    county: 'Avon',
    postcode: 'BS1 4XE',
  },
  giftMessage: 'Happy birthday, Dad.',
  trackingUrl: 'https://parcels.kestrel.test/track/KR1',
})
const booking = {
  bookingReference: 'KV7Q2MXD',
  cabinNumber: '9114',
  deckNumber: '9',
  email: 'alex@kestrel.test',
  firstName: 'Alex',
  lastName: 'Hartley',
  phoneNumber: '+447700900118',
}
/** An order without what only some have. */
function plain(changes: Partial<Order>): Order {
  const { deliveryAddress: _address, giftMessage: _message, trackingUrl: _url, ...rest } = wine
  return { ...rest, ...changes }
}

describe('the list of orders', () => {
  test('each leads to its page, with how it stands and a picture of the right size [ORD-09] [ORD-10] [ORD-11] [MYR-02]', async () => {
    const member = await control.createMember('gb.member')
    const router = await renderRoute('/my-rewards/orders', member)
    const panel = within(await (await main()).findByRole('tabpanel', { name: 'Orders' }))
    const link = await panel.findByRole('link', { name: 'Pocket speaker' })
    expect(link.getAttribute('href')).toMatch(/^\/kestrel-red\/my-rewards\/orders\/[^/]+$/)
    const card = within(panel.getAllByRole('article').find((each) => each.contains(link)) ?? document.body)
    expect(card.getByText('cancelled')).toBeVisible()
    const picture = card.getByRole('presentation')
    const widths = (picture.getAttribute('srcset') ?? '').matchAll(/ (\d+)w/g)
    expect(Array.from(widths, ([, width]) => Number(width))).toEqual(expect.arrayContaining([120 * 2, 230, 350]))
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['350', '190'])
    await userEvent.click(link)
    expect(await heading('Your order was cancelled')).toBeVisible()
    expect(router.state.location.pathname).toBe(link.getAttribute('href'))
  })

  test('a new order is marked on its tab, and on its tile once that is open [MYR-08]', async () => {
    const member = await control.createMember('gb.member')
    const [order] = (await control.member(member.email)).orders
    await renderRoute('/my-rewards/vouchers', member)
    expect(await (await main()).findByRole('tab', { name: 'Orders' })).toBeVisible()
    act(() => markNewOrder(order?.orderId ?? ''))
    await userEvent.click(await (await main()).findByRole('tab', { name: 'Orders (1 new)' }))
    const panel = within(await (await main()).findByRole('tabpanel', { name: 'Orders' }))
    const mark = await panel.findByText('New')
    const link = within(mark.closest('article') ?? document.body).getByRole('link')
    expect(link).toHaveAttribute('href', `/kestrel-red/my-rewards/orders/${order?.orderId}`)
  })
})

describe('an order', () => {
  test('says all that is known of it [ORD-01] [ORD-02] [RTE-23]', async () => {
    const member = await control.createMember('gb.empty')
    await answerOrders(member, wine)
    await renderRoute('/my-rewards/orders/o1', member)
    expect(await heading('The discovery case')).toBeVisible()
    const steps = (await main()).getByRole('list', { name: 'How it’s going' })
    expect(
      within(steps)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['We’ve got your order Done', 'Getting it ready Done', '3On its way Now', '4Delivered To come'])
    const texts = (await main()).getAllByRole('definition').map(({ textContent }) => textContent)
    expect(texts).toEqual([
      'o1',
      '20 November 2026',
      '9,500 points',
      'Alex Hartley\nFlat 2\n14 Harbour Row\nBristol\nAvon\nBS1 4XE',
      'Happy birthday, Dad.',
    ])
    const track = (await main()).getByRole('link', { name: /^Track your parcel/ })
    expect(track).toHaveAttribute('href', 'https://parcels.kestrel.test/track/KR1')
    expect((await main()).getByRole('link', { name: 'Back to my orders' })).toHaveAttribute(
      'href',
      '/kestrel-red/my-rewards/orders',
    )
  })

  test('of a voyage has its cabin, and a reference to copy [ORD-03]', async () => {
    const user = userEvent.setup()
    const member = await control.createMember('gb.empty')
    await answerOrders(
      member,
      plain({ redemptionType: 'VOYAGES_FULFILMENT', status: 'CONFIRMED', voyagesBooking: booking }),
    )
    await renderRoute('/my-rewards/orders/o1', member)
    const part = within(await (await main()).findByRole('region', { name: 'Your booking' }))
    expect(part.getByLabelText('Booking reference')).toHaveValue('KV7Q2MXD')
    expect(part.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '9114',
      '9',
      'Alex Hartley',
      'alex@kestrel.test',
      '+447700900118',
    ])
    await user.click(part.getByRole('button', { name: 'Copy' }))
    expect(await part.findByText('Reference copied')).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe('KV7Q2MXD')
  })

  test('that is cancelled says so, and that the points are back, and nothing that no longer holds [ERR-39] [ORD-06] [ORD-07] [ORD-08]', async () => {
    const member = await control.createMember('gb.empty')
    await answerOrders(member, { ...wine, status: 'CANCELLED' })
    await renderRoute('/my-rewards/orders/o1', member)
    expect(await heading('Your order was cancelled')).toBeVisible()
    expect((await main()).getByText(/We’ve credited 9,500 points back to your account/)).toBeVisible()
    const known = (await main()).getAllByRole('definition').map(({ textContent }) => textContent)
    expect(known).toEqual(['o1', '9,500 points'])
    const text = screen.getByRole('main').textContent
    for (const gone of ['20 November 2026', '14 Harbour Row', 'Happy birthday', 'Track'])
      expect(text).not.toContain(gone)
  })

  test('of a status that nobody knows yet says so plainly [GAP-08]', async () => {
    const member = await control.createMember('gb.empty')
    await answerOrders(member, { ...wine, status: 'LOST_AT_SEA' })
    await renderRoute('/my-rewards/orders/o1', member)
    await heading('The discovery case')
    expect((await main()).getByText('In progress')).toBeVisible()
    expect((await main()).queryByRole('list', { name: 'How it’s going' })).toBeNull()
  })

  test('that cannot be loaded is loaded on request', async () => {
    const member = await control.createMember('gb.empty')
    await control.addFault({ operationId: 'listOrders', member: member.email, times: 1, status: 400 })
    await renderRoute('/my-rewards/orders/o1', member)
    await heading('We couldn’t load your order')
    await answerOrders(member, wine)
    await userEvent.click((await main()).getByRole('button', { name: 'Refresh' }))
    expect(await heading('The discovery case')).toBeVisible()
  })

  test.each(['/my-rewards/orders/not-mine', '/order-confirmation/not-mine'])(
    '%s leads to the orders [ORD-05]',
    async (path) => {
      const router = await renderRoute(`/en-us${path}`, await control.createMember('us.member'))
      await (await main()).findByRole('tab', { name: 'Orders', selected: true })
      expect(router.state.location.pathname).toBe('/kestrel-red/en-us/my-rewards/orders')
    },
  )
})

describe('the confirmation of an order', () => {
  test.each<[string, Partial<Order>, string, RegExp]>([
    ['something digital', { redemptionType: 'DIGITAL_FULFILMENT' }, 'Check your inbox', /Kestrel Wines will email you/],
    ['wine', { redemptionType: 'WINES_FULFILMENT' }, 'Your order’s in', /Kestrel Wines is getting it ready/],
    [
      'something posted',
      { redemptionType: 'PHYSICAL_SPARKLES' },
      'Your order’s in',
      /Kestrel Wines is getting it ready/,
    ],
    ['a voyage', { redemptionType: 'VOYAGES_FULFILMENT' }, 'You’re nearly on board', /within 48 hours/],
    [
      'a donation',
      { redemptionType: 'DONATION_LINK', cost: 1 },
      'Thank you for giving',
      /You’ve given 1 point to Kestrel Wines/,
    ],
  ])(
    'of %s has its own words and leads on [RTE-46.h] [RDM-14] [ORD-04] [RTE-25] [GAP-01]',
    async (_what, changes, title, body) => {
      const member = await control.createMember('gb.empty')
      await answerOrders(member, plain({ status: 'PENDING', ...changes }))
      await renderRoute('/order-confirmation/o1', member)
      expect(await heading(title)).toBeVisible()
      expect((await main()).getByText(body)).toBeVisible()
      expect((await main()).getByRole('heading', { level: 2, name: 'The discovery case' })).toBeVisible()
      const link = async (name: string) => (await main()).getByRole('link', { name }).getAttribute('href')
      expect(await link('See your order')).toBe('/kestrel-red/my-rewards/orders/o1')
      expect(await link('Browse rewards')).toBe('/kestrel-red/spend-kestrel-points')
    },
  )

  test('of a voyage says that its cabin is yet to come [ORD-03] [ORD-04]', async () => {
    const member = await control.createMember('gb.empty')
    const { bookingReference: _reference, cabinNumber: _cabin, deckNumber: _deck, ...sailor } = booking
    await answerOrders(
      member,
      plain({ redemptionType: 'VOYAGES_FULFILMENT', status: 'PENDING', voyagesBooking: sailor }),
    )
    await renderRoute('/order-confirmation/o1', member)
    const part = within(await (await main()).findByRole('region', { name: 'Your booking' }))
    expect(part.getByText(/once Kestrel Wines has confirmed your voyage/)).toBeVisible()
    expect(part.queryByRole('button')).toBeNull()
  })

  test('takes focus to its heading, and is said [RTE-25]', async () => {
    const member = await control.createMember('gb.empty')
    await answerOrders(member, plain({}))
    const router = await renderRoute('/my-rewards/vouchers', member)
    await (await main()).findByRole('link', { name: 'Browse rewards' })
    await act(() => router.navigate('/order-confirmation/o1'))
    await waitFor(async () => expect(await heading('Your order’s in')).toHaveFocus())
    expect(screen.getAllByText(/^Order confirmation \|/).some((text) => text.closest('[aria-live]') !== null)).toBe(
      true,
    )
  })

  test('of an order that is cancelled meanwhile says so [ORD-06] [ORD-07] [ORD-08]', async () => {
    const member = await control.createMember('gb.empty')
    await answerOrders(member, { ...wine, status: 'CANCELLED' })
    await renderRoute('/order-confirmation/o1', member)
    expect(await heading('Your order was cancelled')).toBeVisible()
    expect((await main()).getByText(/We’ve credited 9,500 points back to your account/)).toBeVisible()
    const text = screen.getByRole('main').textContent
    for (const gone of ['20 November 2026', '14 Harbour Row', 'Happy birthday']) expect(text).not.toContain(gone)
  })

  test('of an unknown type is an error of the page, and the shell stands [RDM-15] [ERR-45]', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const member = await control.createMember('gb.empty')
    await answerOrders(member, { ...wine, redemptionType: 'TOMORROW' })
    await renderRoute('/order-confirmation/o1', member)
    expect(await (await main()).findByRole('alert')).toBeVisible()
    expect(screen.getByRole('banner')).toBeVisible()
    expect(JSON.stringify(logged.mock.calls.map(String))).toContain('Unknown redemption type TOMORROW')
    logged.mockRestore()
  })
})

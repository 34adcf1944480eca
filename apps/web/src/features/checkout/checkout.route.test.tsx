import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import {
  addAddress,
  address,
  atConfirmation,
  button,
  fill,
  fillIn,
  member,
  open,
  orders,
  postal,
  redeem,
  rewardFor,
  stepUp,
  tick,
} from './checkout-orders.fixtures.tsx'
import { fillAtOnce } from '#test/fill-at-once.ts'
import { control, renderRoute } from '#test/render-route.tsx'

describe('the address of the page', () => {
  test.each(['/order-checkout', '/order-checkout/any/step', '/order-checkout/add-address?groupId=g1'])(
    '%s names no reward and leads to the rewards [RTE-24]',
    async (path) => {
      const navigation = await renderRoute(path, await member())
      await waitFor(() => expect(navigation.state.location.pathname).toMatch(/\/spend-kestrel-points$/))
    },
  )

  test('of a reward that is redeemed in another way leads to its page', async () => {
    const reward = await rewardFor('QR_CODE')
    const navigation = await renderRoute(address(reward), await member())
    await waitFor(() =>
      expect(navigation.state.location.pathname).toMatch(new RegExp(`/spend-kestrel-points/.*${reward.rewardId}$`)),
    )
  })

  test('of a reward of which an option must be chosen first leads to it; of an option, orders that', async () => {
    const reward = await rewardFor('PHYSICAL_SPARKLES', { hasOptions: true })
    const who = await member()
    const navigation = await renderRoute(address(reward), who)
    await waitFor(() =>
      expect(navigation.state.location.pathname).toMatch(new RegExp(`spend-kestrel-points/.*${reward.rewardId}$`)),
    )
    cleanup()
    const [option] = reward.variants ?? []
    if (option === undefined) throw new Error('There is no option')
    const again = await renderRoute(address(option), who)
    await stepUp(who)
    await screen.findByRole('heading', { level: 1, name: 'Checkout' })
    await fillIn('PHYSICAL_SPARKLES')
    await redeem()
    await atConfirmation(again)
    const [call] = await orders('PHYSICAL_SPARKLES', who)
    expect(call?.body).toMatchObject({ rewardId: option.rewardId, rewardParentId: reward.rewardId })
  })

  test('of no reward is not found', async () => {
    await renderRoute('/order-checkout?rewardId=99999999', await member())
    expect(await screen.findByRole('heading', { level: 1, name: 'This page has flown' })).toBeVisible()
  })

  test('of a reward that does not come says so, and asks again', async () => {
    const reward = await rewardFor('WINES_FULFILMENT')
    const who = await member()
    await control.addFault({ operationId: 'getSpendReward', member: who.email, times: 1, status: 500 })
    await renderRoute(address(reward), who)
    await screen.findByRole('heading', { level: 1, name: 'We couldn’t load your order' })
    await userEvent.click(button('Refresh'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
  })
})

describe('wines', () => {
  test('are ordered with an address, two consents and a message [RTE-46.g] [CHK-03] [CHK-04] [CHK-09] [CHK-14] [CHK-56]', async () => {
    const { reward, member: who, navigation } = await open('WINES_FULFILMENT')
    expect(screen.getByText('Delivery within 3 working days.')).toBeVisible()
    expect(button('Redeem')).toBeDisabled()
    expect(button('Redeem')).toHaveAccessibleDescription(/Please add a delivery address/)
    expect(button('Redeem')).toHaveAccessibleDescription(
      /Please confirm you are over the age of 18 to order this product.*Please accept the terms and conditions/,
    )
    await fillIn('WINES_FULFILMENT')
    await userEvent.type(screen.getByLabelText('Gift message'), 'Cheers, Dad ')
    expect(button('Redeem')).toBeEnabled()
    await redeem()
    await atConfirmation(navigation)
    const calls = await orders('WINES_FULFILMENT', who)
    expect(calls.map(({ status }) => status)).toEqual([201])
    expect(calls[0]?.body).toEqual({
      rewardId: reward.rewardId,
      deliveryAddress: {
        firstName: 'Alex',
        lastName: 'Hartley',
        email: expect.stringContaining('@'),
        phoneNumber: '07700 900118',
        building: 'Flat 2',
        addressLine1: '14 Harbour Row',
        town: 'Bristol',
        county: 'Avon',
        postcode: 'BS1 4XE',
      },
      consent: { over18: true, terms: true, marketingUpdates: false },
      giftMessage: 'Cheers, Dad',
    })
    // It is marked as just redeemed, and stands among the orders.
    await navigation.navigate('/my-rewards/orders')
    expect(await screen.findByText('New')).toBeVisible()
    const after = await control.member(who.email)
    expect(after.balance.usable).toBe(200_000 - reward.cost)
    expect(Object.keys(sessionStorage).filter((key) => key.includes('checkout:'))).toEqual([])
  })

  test('lead from the button to what is still missing, one after the other', async () => {
    await open('WINES_FULFILMENT')
    await userEvent.click(button('Next: Please add a delivery address'))
    expect(button('Add delivery address')).toHaveFocus()
    await addAddress()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(button('Next: Please confirm you are over the age of 18 to order this product'))
    expect(screen.getByRole('checkbox', { name: 'I’m 18 or over' })).toHaveFocus()
    await tick('I’m 18 or over', 'I accept the terms and conditions')
    expect(screen.queryByRole('button', { name: /^Next:/ })).toBeNull()
  })

  test('take an address that a browser fills in, line for line, and a postcode in small letters [CHK-18] [CHK-24]', async () => {
    const { member: who, navigation } = await open('WINES_FULFILMENT')
    await addAddress({ Postcode: 'bs14xe' })
    expect(await screen.findByText('BS1 4XE')).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: 'Change delivery address' }))
    await screen.findByRole('dialog')
    expect(
      ['building', 'addressLine1', 'addressLine2'].map((name) =>
        document.querySelector(`[name="${name}"]`)?.getAttribute('autocomplete'),
      ),
    ).toEqual(['off', 'shipping address-line1', 'shipping address-line2'])
    await userEvent.click(button('Close'))
    await tick('I’m 18 or over', 'I accept the terms and conditions')
    await redeem()
    await atConfirmation(navigation)
    const [call] = await orders('WINES_FULFILMENT', who)
    expect(call?.body).toMatchObject({ deliveryAddress: { postcode: 'BS1 4XE' } })
  })

  test('show where they go, and how to change it [CHK-15] [CHK-16] [CHK-17] [CHK-19]', async () => {
    const { reward, navigation } = await open('WINES_FULFILMENT')
    await userEvent.click(button('Add delivery address'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delivery address' }))
    expect(navigation.state.location.pathname).toMatch(/\/order-checkout\/add-address$/)
    expect(navigation.state.location.search).toBe(`?rewardId=${reward.rewardId}`)
    // What the club knows is there.
    expect(dialog.getByLabelText('First name')).toHaveValue('Alex')
    expect(dialog.getByRole('button', { name: 'Save address' })).toBeDisabled()
    for (const [label, value] of Object.entries({ ...postal, Telephone: '' })) fill(label, value)
    expect(dialog.getByRole('button', { name: 'Save address' })).toBeEnabled()
    await userEvent.click(dialog.getByRole('button', { name: 'Save address' }))
    await waitFor(() => expect(navigation.state.location.pathname).toMatch(/\/order-checkout$/))
    const street = await screen.findByText('14 Harbour Row')
    const lines = [...(street.parentElement?.children ?? [])].map(({ textContent }) => textContent)
    expect(lines).toEqual(['Alex Hartley', 'Flat 2', '14 Harbour Row', 'Bristol', 'Avon', 'BS1 4XE'])
    expect(await screen.findByRole('button', { name: 'Change delivery address' })).toBeVisible()
  })

  test('leave the checkout by one step back, once the address is saved [CHK-15]', async () => {
    const { reward, navigation } = await open('WINES_FULFILMENT')
    await act(() => navigation.navigate('/terms-and-conditions'))
    await screen.findByRole('heading', { level: 1, name: /terms/i })
    await act(() => navigation.navigate(address(reward)))
    await addAddress()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByText('14 Harbour Row')).toBeVisible()
    await waitFor(() => expect(button('Change delivery address')).toHaveFocus())
    act(() => navigation.navigator.go(-1))
    expect(await screen.findByRole('heading', { level: 1, name: /terms/i })).toBeVisible()
  })

  test('close the address by Back, and stay at the checkout [CHK-15]', async () => {
    const { navigation } = await open('WINES_FULFILMENT')
    await userEvent.click(button('Add delivery address'))
    await screen.findByRole('dialog', { name: 'Delivery address' })
    act(() => navigation.navigator.go(-1))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(navigation.state.location.pathname).toMatch(/\/order-checkout$/)
    await waitFor(() => expect(button('Add delivery address')).toHaveFocus())
  })

  test('say what is wrong with an address, at the field and over all [CHK-21] [CHK-24] [CHK-29]', async () => {
    await open('WINES_FULFILMENT')
    await addAddress({ Postcode: '10001', 'First name': 'R2D2' })
    expect(await screen.findByText('There are problems with some fields', { selector: 'p, span, div' })).toBeVisible()
    const dialog = within(screen.getByRole('dialog', { name: 'Delivery address' }))
    expect(dialog.getByLabelText('Postcode')).toHaveAccessibleDescription('Please enter a UK postcode, such as BS1 4XE')
    await waitFor(() => expect(dialog.getByLabelText('First name')).toHaveFocus())
    fill('First name', 'Artoo')
    await waitFor(() => expect(dialog.getByLabelText('First name')).toBeValid())
  })

  test('say what is left out when its field is left [CHK-20]', async () => {
    await open('WINES_FULFILMENT')
    await userEvent.click(button('Add delivery address'))
    const county = await screen.findByLabelText('County')
    await userEvent.click(county)
    await userEvent.tab()
    expect(county).toHaveAccessibleDescription('County is required')
  })

  test('keep what was typed and not saved [CHK-01] [CHK-02]', async () => {
    const { reward, member: who } = await open('WINES_FULFILMENT')
    await userEvent.click(button('Add delivery address'))
    await screen.findByRole('dialog')
    fill('Town or city', 'Bath')
    await userEvent.click(button('Back to checkout'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await tick('I accept the terms and conditions')
    await userEvent.type(screen.getByLabelText('Gift message'), 'Hello')
    cleanup()
    await renderRoute(`/order-checkout/add-address?rewardId=${reward.rewardId}`, who)
    expect(await screen.findByLabelText('Town or city')).toHaveValue('Bath')
    await userEvent.click(button('Close'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByLabelText('Gift message')).toHaveValue('Hello')
    expect(screen.getByRole('checkbox', { name: 'I accept the terms and conditions' })).toBeChecked()
  })

  test('take a message of one line, counted as it is typed [CHK-30] [CHK-31] [CHK-32] [CHK-33]', async () => {
    await open('WINES_FULFILMENT')
    const message = screen.getByLabelText('Gift message')
    expect(message).toHaveAccessibleDescription(/180 characters left/)
    await userEvent.type(message, 'Hi{Enter}Dad')
    expect(message).toHaveValue('HiDad')
    expect(message).toHaveAccessibleDescription(/175 characters left/)
    await userEvent.clear(message)
    await userEvent.click(message)
    await userEvent.paste('one\ntwo')
    expect(message).toHaveAccessibleDescription(/Please remove any new lines/)
    fill('Gift message', 'Hi 🍷')
    await waitFor(() => expect(message).toHaveAccessibleDescription(/Please remove these characters: 🍷/))
    expect(button('Redeem')).toHaveAccessibleDescription(/Please put your gift message right/)
    fill('Gift message', 'x'.repeat(182))
    expect(message).toHaveAccessibleDescription(/2 characters too many/)
  })

  test('say at once what is wrong with a message that is still there after a reload [CHK-02] [CHK-32]', async () => {
    const { reward, member: who } = await open('WINES_FULFILMENT')
    fill('Gift message', 'Hi 🍷')
    cleanup()
    await renderRoute(address(reward), who)
    const message = await screen.findByLabelText('Gift message')
    expect(message).toHaveValue('Hi 🍷')
    await waitFor(() => expect(message).toHaveAccessibleDescription(/Please remove these characters: 🍷/))
  })

  test('take in an address that a browser fills in all at once, and keep it over a reload [CHK-02] [CHK-18]', async () => {
    const { reward, member: who } = await open('WINES_FULFILMENT')
    await userEvent.click(button('Add delivery address'))
    await screen.findByRole('dialog')
    // The postcode is known to the club, so that the address is complete before the browser comes to it.
    fillAtOnce({ ...postal, Postcode: 'BS1 4XF' })
    cleanup()
    await renderRoute(`/order-checkout/add-address?rewardId=${reward.rewardId}`, who)
    for (const [label, value] of Object.entries({ ...postal, Postcode: 'BS1 4XF' }))
      expect(await screen.findByLabelText(label)).toHaveValue(value)
    expect(button('Save address')).toBeEnabled()
  })

  test('say that age and terms must be agreed to when they are not any more [CHK-11] [CHK-12]', async () => {
    await open('WINES_FULFILMENT')
    await tick(
      'I’m 18 or over',
      'I’m 18 or over',
      'I accept the terms and conditions',
      'I accept the terms and conditions',
    )
    expect(screen.getByRole('checkbox', { name: 'I’m 18 or over' })).toHaveAccessibleDescription(
      'Please confirm you are over the age of 18 to order this product',
    )
    expect(screen.getByRole('checkbox', { name: 'I accept the terms and conditions' })).toHaveAccessibleDescription(
      'Please accept the terms and conditions',
    )
  })
})

describe('something posted', () => {
  test('needs an address and nothing else [CHK-10] [CHK-13]', async () => {
    const { reward, member: who, navigation } = await open('PHYSICAL_SPARKLES')
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.queryByLabelText('Gift message')).toBeNull()
    expect(button('Redeem')).toHaveAccessibleDescription(/Please add a delivery address/)
    await addAddress()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await redeem()
    await atConfirmation(navigation)
    const [call] = await orders('PHYSICAL_SPARKLES', who)
    expect(Object.keys(call?.body as object).sort()).toEqual(['deliveryAddress', 'rewardId'])
    expect((await control.member(who.email)).balance.usable).toBe(200_000 - reward.cost)
  })

  test('says what it costs and leaves', async () => {
    const { reward } = await open('PHYSICAL_SPARKLES')
    const summary = within(screen.getByRole('region', { name: reward.content.title }))
    expect(await summary.findByText(`${(200_000 - reward.cost).toLocaleString('en-GB')} points`)).toBeVisible()
    expect(summary.getByText(`${reward.cost.toLocaleString('en-GB')} points`)).toBeVisible()
  })

  test('cannot be ordered without the points for it', async () => {
    await open('PHYSICAL_SPARKLES', await control.createMember('gb.member', { points: 1 }))
    expect(await screen.findByText("You don't have enough points for this reward")).toBeVisible()
    await addAddress()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(button('Redeem')).toBeDisabled()
  })
})

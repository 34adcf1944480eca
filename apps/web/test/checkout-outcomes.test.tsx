import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { setStepUp } from '../src/platform/auth/step-up-store.ts'
import {
  addAddress,
  address,
  atConfirmation,
  button,
  fill,
  fillIn,
  open,
  operationOf,
  orders,
  redeem,
  tick,
  type OrderType,
} from './checkout-orders.tsx'
import { control } from './render-route.tsx'

describe('what the server refuses', () => {
  test.each(['WINES_FULFILMENT', 'VOYAGES_FULFILMENT'] as const)(
    '%s that has run out says so [CHK-58] [ERR-20]',
    async (type) => {
      const { member: who } = await open(type)
      await control.addFault({ operationId: operationOf(type), member: who.email, times: 1, status: 422, code: 'VUA' })
      await fillIn(type)
      await redeem()
      expect(await screen.findByRole('alert')).toHaveTextContent(
        "Sorry, this one has just run out. We haven't taken any points.",
      )
      expect((await control.member(who.email)).balance.usable).toBe(200_000)
    },
  )

  test('of an address stands at its field, and all that was typed is there [CHK-29] [ERR-25]', async () => {
    const { member: who, navigation } = await open('WINES_FULFILMENT')
    await control.addFault({
      operationId: 'placeOrder',
      member: who.email,
      times: 1,
      status: 422,
      body: {
        code: 'INVALID_DELIVERYINFORMATION_FIRSTNAME',
        message: 'The first name is not valid.',
        errors: [{ path: 'body/deliveryAddress/firstName', message: 'is odd' }],
      },
    })
    await fillIn('WINES_FULFILMENT')
    await redeem()
    const field = await screen.findByLabelText('First name')
    expect(field).toHaveAccessibleDescription('Please check the first name for your delivery.')
    expect(screen.getByLabelText('Address line 1')).toHaveValue('14 Harbour Row')
    fill('First name', 'Alexandra')
    expect(field).not.toHaveAccessibleDescription('Please check the first name for your delivery.')
    await userEvent.click(button('Save address'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await redeem()
    await atConfirmation(navigation)
    expect((await orders('WINES_FULFILMENT', who)).map(({ status }) => status)).toEqual([422, 201])
  })
})

describe('an answer that does not come', () => {
  test('is found out about, and the order is placed once [CHK-03]', async () => {
    const { reward, member: who, navigation } = await open('PHYSICAL_SPARKLES')
    const before = await control.member(who.email)
    await control.addFault({ operationId: 'placeOrder', member: who.email, times: 1, drop: 'after' })
    await addAddress()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await redeem()
    await atConfirmation(navigation)
    const after = await control.member(who.email)
    expect(after.balance.usable).toBe(200_000 - reward.cost)
    expect(after.orders).toHaveLength(before.orders.length + 1)
    expect((await control.ledger()).violations).toEqual([])
    const keys = (await orders('PHYSICAL_SPARKLES', who)).map(({ headers }) => headers['idempotency-key'])
    expect(keys.length).toBeGreaterThan(1)
    expect(new Set(keys).size).toBe(1)
  })
})

describe('an order that is sent past the page', () => {
  const direct = { state: { submitsDirectly: true } }

  test.each(['WINES_FULFILMENT', 'PHYSICAL_SPARKLES', 'VOYAGES_FULFILMENT'] as const)(
    '%s goes out at once when all is there and the member is stepped up, and not again [RDM-09] [RDM-12] [STP-08]',
    async (type) => {
      const { reward, member: who, navigation } = await open(type)
      await fillIn(type)
      await navigation.navigate('/terms-and-conditions')
      await screen.findByRole('heading', { level: 1, name: /terms/i })
      await control.addFault({ operationId: operationOf(type), member: who.email, times: 1, status: 422, code: 'VUA' })
      await navigation.navigate(address(reward), direct)
      // Refused once: coming back to the same place does not ask again.
      expect(await screen.findByRole('alert')).toHaveTextContent(/has just run out/)
      expect(navigation.state.location.state).toBeNull()
      expect((await orders(type, who)).map(({ status }) => status)).toEqual([422])
      await tickAgain(type)
      await redeem()
      await atConfirmation(navigation)
      expect((await orders(type, who)).map(({ status }) => status)).toEqual([422, 201])
    },
  )

  test('waits for what is missing, and for a step-up', async () => {
    const { reward, member: who, navigation } = await open('PHYSICAL_SPARKLES')
    await navigation.navigate('/terms-and-conditions')
    await screen.findByRole('heading', { level: 1, name: /terms/i })
    await navigation.navigate(address(reward), direct)
    await screen.findByRole('button', { name: 'Add delivery address' })
    await waitFor(() => expect(navigation.state.location.state).toBeNull())
    await addAddress()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    setStepUp({ kind: 'not-stepped-up' })
    await navigation.navigate('/terms-and-conditions')
    await screen.findByRole('heading', { level: 1, name: /terms/i })
    await navigation.navigate(address(reward), direct)
    await screen.findByRole('button', { name: 'Change delivery address' })
    expect(await orders('PHYSICAL_SPARKLES', who)).toEqual([])
  })
})

/** A voyage asks anew what is agreed to. */
async function tickAgain(type: OrderType) {
  if (type === 'VOYAGES_FULFILMENT') await tick("I'm 18 or over", 'I accept the terms and conditions', /^Send me news/)
}

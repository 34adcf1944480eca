import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { recordOf } from '#platform/submission/submission-record.ts'
import { setStepUp } from '#platform/auth/step-up-store.ts'
import {
  addAddress,
  address,
  atConfirmation,
  button,
  fill,
  fillIn,
  member,
  open,
  operationOf,
  orders,
  redeem,
  rewardFor,
  stepUp,
  tick,
  type OrderType,
} from './checkout-orders.fixtures.tsx'
import { control, renderRoute } from '#test/render-route.tsx'

describe('what the server refuses', () => {
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
  // One of each of the two calls that order.
  test.each(['PHYSICAL_SPARKLES', 'VOYAGES_FULFILMENT'] as const)(
    'is found out about, and an order of %s is placed once [CHK-03]',
    async (type) => {
      const { reward, member: who, navigation } = await open(type)
      const before = await control.member(who.email)
      await control.addFault({ operationId: operationOf(type), member: who.email, times: 1, drop: 'after' })
      await fillIn(type)
      await redeem()
      await atConfirmation(navigation)
      const after = await control.member(who.email)
      expect(after.balance.usable).toBe(200_000 - reward.cost)
      expect(after.orders).toHaveLength(before.orders.length + 1)
      expect((await control.ledger()).violations).toEqual([])
      const keys = (await orders(type, who)).map(({ headers }) => headers['idempotency-key'])
      expect(keys.length).toBeGreaterThan(1)
      expect(new Set(keys).size).toBe(1)
    },
  )
})

describe('an order of which an earlier visit did not hear', () => {
  const type = 'PHYSICAL_SPARKLES'
  const unheard = () => screen.findByText('We didn’t hear back last time')
  const keysOf = async (who: Awaited<ReturnType<typeof member>>) =>
    (await orders(type, who)).map(({ headers }) => headers['idempotency-key'])

  /** The page of an order that was sent and never arrived, loaded anew. */
  async function comeBack() {
    const { reward, member: who } = await open(type)
    await addAddress()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await control.addFault({ operationId: 'placeOrder', member: who.email, times: 20, status: 500 })
    await redeem()
    await screen.findByText('We’re checking')
    expect(button('Change delivery address')).toBeDisabled()
    // Without its component a submission sends nothing more.
    cleanup()
    const before = await keysOf(who)
    await control.clearFaults()
    const navigation = await renderRoute(address(reward), who)
    await stepUp(who)
    return { reward, who, navigation, before }
  }

  test('is not placed until the member says so, and then once [CHK-03] [API-06]', async () => {
    const { reward, who, navigation, before } = await comeBack()
    await unheard()
    expect(await keysOf(who)).toEqual(before)
    expect((await control.member(who.email)).balance.usable).toBe(200_000)
    await userEvent.click(button('Try again'))
    await atConfirmation(navigation)
    expect(new Set(await keysOf(who)).size).toBe(1)
    expect((await control.member(who.email)).balance.usable).toBe(200_000 - reward.cost)
  })

  test('can be left, with all that was typed, and is placed once when it is ordered after all [CHK-02] [API-06]', async () => {
    const { who, navigation, before } = await comeBack()
    await unheard()
    await userEvent.click(button('Leave it'))
    expect(screen.getByText('14 Harbour Row')).toBeVisible()
    expect(await keysOf(who)).toEqual(before)
    await redeem()
    await atConfirmation(navigation)
    expect(new Set(await keysOf(who)).size).toBe(1)
  })

  test('and that went through leads to its confirmation, with no code and no second order, though its form is gone [STP-05] [API-06]', async () => {
    const { reward, member: who } = await open(type)
    await fillIn(type)
    await redeem()
    await screen.findByRole('heading', { level: 1, name: /order/i })
    const key = String((await keysOf(who))[0])
    cleanup()
    sessionStorage.clear()
    setStepUp({ kind: 'not-stepped-up' })
    // As it is when the page went before the answer came.
    keepOpen(reward.rewardId, who.memberId, key)
    const navigation = await renderRoute(address(reward), who)
    await atConfirmation(navigation)
    expect(await keysOf(who)).toEqual([key])
  })

  test('and whose form is gone can be ordered anew, under the same key [API-06]', async () => {
    const who = await member()
    const reward = await rewardFor(type)
    const key = recordOf(`order:${reward.rewardId}`, who.memberId).begin()
    const navigation = await renderRoute(address(reward), who)
    await stepUp(who)
    await unheard()
    await addAddress()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await redeem()
    await atConfirmation(navigation)
    expect(await keysOf(who)).toEqual([key])
  })

  function keepOpen(rewardId: string, memberId: string, key: string): void {
    const record = { kind: 'open', key, at: Date.now(), isSent: true }
    localStorage.setItem(`submission:${memberId}:order:${rewardId}`, JSON.stringify(record))
  }
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
  if (type === 'VOYAGES_FULFILMENT') await tick('I’m 18 or over', 'I accept the terms and conditions', /^Send me news/)
}

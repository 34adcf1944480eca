import type { Locator, Page } from '@playwright/test'
import type { SandboxControl } from '@clubhouse/test-kit/sandbox-control'
import { accountMenu, enterPassword, expect, expectAccessible, expectNoSidewaysScroll, test } from './club-test.ts'
import {
  addAddress,
  agree,
  enterCode,
  fillIn,
  main,
  openCheckout,
  type OpenedCheckout,
  orderTypes,
  type OrderType,
  points,
  postal,
  redeemButton,
  stepUp,
} from './order-checkout.ts'

const call = (type: OrderType) => (type === 'VOYAGES_FULFILMENT' ? '**/v1/accounts/me/orders' : '**/api/orders')

async function expectOrdered(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/order-confirmation\/[\w-]+$/, { timeout: 30_000 })
}

/** One order, one debit, and books that balance. */
async function expectOneOrder(control: SandboxControl, { member, before, reward }: OpenedCheckout): Promise<void> {
  const after = await control.member(member.email)
  expect(after.orders).toHaveLength(before.orders.length + 1)
  expect(after.balance.usable).toBe(before.balance.usable - reward.cost)
  expect(after.ledgerEntries).toHaveLength(before.ledgerEntries.length + 1)
  expect((await control.ledger()).violations).toEqual([])
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true })

  for (const type of orderTypes)
    test(`${type} is ordered, after a code, once [RTE-24] [CHK-03] [CHK-06] [CHK-09] [CHK-10] [CHK-15] [STP-05] [STP-06]`, async ({
      page,
      control,
    }) => {
      const opened = await openCheckout(page, control, type)
      await expect(redeemButton(page)).toBeDisabled()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await fillIn(page, type)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await redeemButton(page).tap()
      await enterCode(page)
      await expectOrdered(page)
      await expectOneOrder(control, opened)
      const kept = await page.evaluate(() =>
        JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]),
      )
      expect(kept).not.toContain('Harbour')
      expect(kept).not.toContain('1986')
    })

  test('the dialog of the address is accessible, also with all that can be wrong with it [CHK-16] [CHK-20] [CHK-21] [CHK-24]', async ({
    page,
    control,
  }) => {
    await openCheckout(page, control, 'WINES_FULFILMENT')
    await page.getByRole('button', { name: 'Add delivery address' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delivery address' })
    await expect(dialog.getByRole('button', { name: 'Save address' })).toBeDisabled()
    await expectAccessible(page)
    for (const [label, value] of Object.entries({ ...postal, Postcode: '10001' }))
      await dialog.getByLabel(label).fill(value)
    await dialog.getByRole('button', { name: 'Save address' }).click()
    await expect(page.getByLabel('Notifications').getByText('There are problems with some fields')).toBeVisible()
    await expect(dialog.getByLabel('Postcode')).toBeFocused()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
})

/** Goes on by Tab until something has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let steps = 0; steps < 60; steps++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab does not lead there')
}

// What is posted without a message has the same address, and less besides.
for (const type of ['WINES_FULFILMENT', 'VOYAGES_FULFILMENT'] as const)
  test(`${type} is ordered by keyboard alone [CHK-50]`, async ({ page, control }) => {
    const opened = await openCheckout(page, control, type)
    const typeInto = async (label: string, value: string) => {
      await tabTo(page, page.getByLabel(label, { exact: true }))
      await page.keyboard.press('Control+a')
      await page.keyboard.type(value)
    }
    if (type === 'VOYAGES_FULFILMENT') {
      await typeInto('Email', 'alex@kestrel.test')
      await typeInto('Day', '14031986')
      await tabTo(page, page.getByRole('radio', { name: 'Male', exact: true }))
      await page.keyboard.press('Space')
      await tabTo(page, page.getByRole('button', { name: 'Continue' }))
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: 'Who leads the party' })).toBeFocused()
    } else {
      await tabTo(page, page.getByRole('button', { name: 'Add delivery address' }))
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog', { name: 'Delivery address' })).toBeVisible()
      for (const [label, value] of Object.entries(postal)) await typeInto(label, value)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Change delivery address' })).toBeFocused()
    }
    for (const box of await main(page).getByRole('checkbox').all()) {
      await tabTo(page, box)
      await page.keyboard.press('Space')
    }
    await tabTo(page, redeemButton(page))
    await page.keyboard.press('Enter')
    await enterCode(page)
    await expectOrdered(page)
    await expectOneOrder(control, opened)
  })

test('what was typed is there after a reload, in the dialog as well [CHK-01] [CHK-02]', async ({ page, control }) => {
  await openCheckout(page, control, 'WINES_FULFILMENT')
  await page.getByLabel('Gift message').fill('Cheers, Dad')
  await page.getByRole('button', { name: 'Add delivery address' }).click()
  await page.getByLabel('Town or city').fill('Bath')
  await page.reload()
  await expect(page.getByRole('dialog').getByLabel('Town or city')).toHaveValue('Bath')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByLabel('Gift message')).toHaveValue('Cheers, Dad')
})

test('going back from the code keeps all that was typed and costs nothing; it can be ordered again [STP-03] [CHK-02]', async ({
  page,
  control,
}) => {
  const opened = await openCheckout(page, control, 'WINES_FULFILMENT')
  await fillIn(page, 'WINES_FULFILMENT')
  await redeemButton(page).click()
  await page.getByRole('link', { name: 'Not now, go back' }).click()
  await expect(main(page).getByRole('alert')).toContainText(
    'You didn’t confirm it’s you, so nothing has been redeemed.',
  )
  await expect(main(page).getByText('14 Harbour Row')).toBeVisible()
  await expect(page.getByLabel('Gift message')).toHaveValue('Cheers, Dad')
  await expectAccessible(page)
  expect((await control.member(opened.member.email)).balance.usable).toBe(points)
  await redeemButton(page).click()
  await enterCode(page)
  await expectOrdered(page)
  await expectOneOrder(control, opened)
})

test.describe('a session that runs out', () => {
  test.use({ expectedComplaint: /login_required|Failed|renew|session/i })

  test('keeps what was typed for the member who comes back, and for nobody else [CHK-02] [AUT-03]', async ({
    page,
    control,
  }) => {
    const { member, reward } = await openCheckout(page, control, 'WINES_FULFILMENT')
    await addAddress(page)
    await page.getByLabel('Gift message').fill('Cheers, Dad')
    const expire = async () => {
      await page.route('**/identity/token', (route) =>
        route.fulfill({ status: 400, json: { error: 'login_required' } }),
      )
      await control.addFault({ operationId: 'getSpendReward', member: member.email, times: 1, status: 403 })
      await page.evaluate(() => window.dispatchEvent(new Event('online')))
      await control.addFault({ operationId: 'placeOrder', member: member.email, times: 1, status: 401 })
      await agree(page, 'WINES_FULFILMENT')
      await redeemButton(page).click()
      await expect(accountMenu(page)).toHaveCount(0)
      await page.unroute('**/identity/token')
      await control.clearFaults(member.email)
    }
    await expire()
    expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('state:checkout')
    await page.getByRole('region', { name: 'Your session' }).getByRole('button', { name: 'Log in again' }).click()
    await expect(accountMenu(page)).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`order-checkout\\?rewardId=${reward.rewardId}$`))
    await expect(main(page).getByText('14 Harbour Row')).toBeVisible()
    await expect(page.getByLabel('Gift message')).toHaveValue('Cheers, Dad')

    await accountMenu(page).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await expect(page.getByRole('heading', { name: 'See you soon' })).toBeVisible()
    expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toContain('Harbour')
    await page.goto(`order-checkout?rewardId=${reward.rewardId}`)
    await page.getByRole('banner').getByRole('button', { name: 'Login / Join' }).click()
    await enterPassword(page, await control.createMember('gb.member', { points }))
    await expect(page.getByRole('button', { name: 'Add delivery address' })).toBeVisible()
    await expect(page.getByLabel('Gift message')).toHaveValue('')
  })
})

test.describe('on a bad day', () => {
  test.use({ expectedComplaint: /Failed to fetch|ERR_|net::|could not|failed/i })

  test('a reload before the answer finds the order placed, and asks for no second code [STP-05] [API-06]', async ({
    page,
    control,
  }) => {
    const opened = await openCheckout(page, control, 'VOYAGES_FULFILMENT')
    await fillIn(page, 'VOYAGES_FULFILMENT')
    await stepUp(page, control, 'VOYAGES_FULFILMENT', opened.member)
    const done = Promise.withResolvers<undefined>()
    // The first call is told to step up; the answer of the one that places the order never comes.
    await page.route(call('VOYAGES_FULFILMENT'), async (route) => {
      const answer = await route.fetch()
      if (answer.status() === 406) return route.fulfill({ response: answer })
      done.resolve(undefined)
    })
    await redeemButton(page).click()
    await done.promise
    await page.reload()
    // It has lost its step-up, but not its order.
    await expect(page).toHaveURL(/\/order-confirmation\/|\/identity\//, { timeout: 30_000 })
    await expectOrdered(page)
    await expectOneOrder(control, opened)
  })
})

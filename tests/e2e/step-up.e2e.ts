import type { Page } from '@playwright/test'
import type { SandboxControl, TestMember } from '@clubhouse/test-kit/sandbox-control'
import { accountMenu, expect, expectAccessible, openSignedIn, test } from './club-test.ts'
import { addressOf, type ListedReward, pointsText, qrRewards } from './rewards.ts'

/** From this cost on the server wants to know again who it is. */
const dear = 10_000

/** A member who can pay for a dear reward twice, signed in at the page of one. */
async function openDearReward(
  page: Page,
  control: SandboxControl,
): Promise<{ member: TestMember; reward: ListedReward }> {
  const reward = (await qrRewards(page, 'GB', { offset: 100 })).find(({ cost }) => cost >= dear)
  if (reward === undefined) throw new Error('There is no reward that needs a step-up')
  const member = await control.createMember('gb.member', { points: 90_000 })
  await openSignedIn(page, member, addressOf(reward))
  return { member, reward }
}

async function redeem(page: Page, name = 'Redeem now'): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Redeem' }).click()
  await page.getByRole('button', { name }).click()
}

async function enterCode(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Confirm it’s you' })).toBeVisible()
  await page.getByLabel('Six-digit code').fill('123456')
  await page.getByRole('button', { name: 'Confirm' }).click()
}

async function expectOneDebit(control: SandboxControl, member: TestMember, reward: ListedReward): Promise<void> {
  const after = await control.member(member.email)
  expect(after.balance.usable).toBe(90_000 - reward.cost)
  expect(after.ledgerEntries.filter(({ points }) => points === -reward.cost)).toHaveLength(1)
  expect((await control.ledger()).violations).toEqual([])
}

function exchanges(control: SandboxControl, member: TestMember) {
  return control.requests({ operationId: 'exchangeReward', member: member.email })
}

test('a dear reward is redeemed after a code, once, and under one key [STP-01] [STP-02] [STP-05] [STP-06] [STP-07]', async ({
  page,
  control,
}) => {
  const { member, reward } = await openDearReward(page, control)
  await page.getByRole('main').getByRole('button', { name: 'Redeem' }).click()
  await page.getByRole('button', { name: 'Redeem now' }).dblclick()
  await enterCode(page)
  await expect(page).toHaveURL(/\/my-rewards\/vouchers\/[^/]+$/)
  await expect(accountMenu(page)).toContainText(pointsText(90_000 - reward.cost))
  // Stepped up, with nothing under way: nothing covers the page [STP-04].
  await expect(page.getByRole('status', { name: /Confirming|Finishing/ })).toHaveCount(0)
  const calls = await exchanges(control, member)
  expect(calls.map(({ status }) => status)).toEqual([406, 200])
  expect(new Set(calls.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
  await expectOneDebit(control, member, reward)
  // No token in any storage, nor in the address.
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), location.href]),
  )
  expect(kept).not.toMatch(/eyJ|access_token|refresh_token|auth_code_verifier/)

  await page.goBack()
  await redeem(page)
  // Another submission, by its own key, which takes another code: the step-up was good for the first alone.
  await enterCode(page)
  await expect(page).toHaveURL(/\/my-rewards\/vouchers\/[^/]+$/)
  const all = await exchanges(control, member)
  expect(all.map(({ status }) => status)).toEqual([406, 200, 406, 406, 200])
  expect(new Set(all.map(({ headers }) => headers['idempotency-key'])).size).toBe(2)
  expect((await control.member(member.email)).balance.usable).toBe(90_000 - 2 * reward.cost)

  const revoked = page.waitForRequest('**/identity/token/revocation')
  await accountMenu(page).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  expect((await revoked).postData()).toContain('token=')
})

test('going back from the code keeps the key and the points, and says so; it can be tried again [STP-03]', async ({
  page,
  control,
}) => {
  const { member, reward } = await openDearReward(page, control)
  await redeem(page)
  await page.getByRole('link', { name: 'Not now, go back' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('You didn’t confirm it’s you, so nothing has been redeemed.')
  await expectAccessible(page)
  expect((await control.member(member.email)).balance.usable).toBe(90_000)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await enterCode(page)
  await expect(page).toHaveURL(/\/my-rewards\/vouchers\/[^/]+$/)
  expect(new Set((await exchanges(control, member)).map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
  await expectOneDebit(control, member, reward)
})

test.describe('a step-up that fails', () => {
  test.use({ expectedComplaint: /The step-up failed/ })

  test('costs nothing and keeps the member signed in [STP-03]', async ({ page, control }) => {
    const { member } = await openDearReward(page, control)
    await redeem(page)
    await page.route('**/identity/token', (route) => route.fulfill({ status: 400, json: { error: 'invalid_grant' } }), {
      times: 1,
    })
    await enterCode(page)
    await expect(page.getByRole('alertdialog')).toContainText('We couldn’t confirm it’s you')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(accountMenu(page)).toContainText(pointsText(90_000))
    expect((await exchanges(control, member)).map(({ status }) => status)).toEqual([406])
  })

  test('by a token that is refused as well is tried once and taken back [STP-03] [STP-07]', async ({
    page,
    control,
  }) => {
    const { member } = await openDearReward(page, control)
    await control.addFault({ operationId: 'exchangeReward', member: member.email, times: 2, status: 406 })
    await redeem(page)
    const revoked = page.waitForRequest('**/identity/token/revocation')
    await enterCode(page)
    await expect(page.getByRole('alertdialog')).toContainText('We couldn’t confirm it’s you')
    await revoked
    expect((await exchanges(control, member)).map(({ status }) => status)).toEqual([406, 406])
    expect((await control.member(member.email)).balance.usable).toBe(90_000)
  })
})

test('a reload at any moment never spends the points twice', async ({ page, control }) => {
  const { member, reward } = await openDearReward(page, control)
  await redeem(page)
  await expect(page.getByRole('heading', { name: 'Confirm it’s you' })).toBeVisible()
  await page.reload()
  // The exchange is done, and its answer does not come before the reload.
  let reached = (): void => undefined
  const isReached = new Promise<void>((resolve) => (reached = resolve))
  await page.route(
    '**/api/exchanges',
    async (route) => {
      await route.fetch()
      reached()
    },
    { times: 1 },
  )
  await enterCode(page)
  await isReached
  await page.reload()
  // The app finds out by itself what came of it.
  await expect(page).toHaveURL(/\/my-rewards\/vouchers\/[^/]+$/)
  await expectOneDebit(control, member, reward)
})

test('coming back by the browser’s own button finds a page that works', async ({ page, control }) => {
  const { member, reward } = await openDearReward(page, control)
  await redeem(page)
  await expect(page.getByRole('heading', { name: 'Confirm it’s you' })).toBeVisible()
  await page.goBack()
  await expect(accountMenu(page)).toBeVisible()
  await redeem(page)
  await enterCode(page)
  await expect(page).toHaveURL(/\/my-rewards\/vouchers\/[^/]+$/)
  await expectOneDebit(control, member, reward)
})

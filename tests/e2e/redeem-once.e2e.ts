import type { BrowserContext, Page } from '@playwright/test'
import type { SandboxControl, TestMember } from '@clubhouse/test-kit/sandbox-control'
import { accountMenu, expect, expectAccessible, openSignedIn, test } from './club-test.ts'
import { reported } from './faults/faults.ts'
import { addressOf, type ListedReward, qrReward } from './rewards.ts'

// However it is asked for, a reward costs its points once.
test.use({ expectedComplaint: reported })

const points = 20_000

/** A member on a reward's page, who is asked whether to redeem it. */
async function openQuestion(
  page: Page,
  control: SandboxControl,
): Promise<{ member: TestMember; reward: ListedReward }> {
  const reward = await qrReward(page, 'GB')
  const member = await control.createMember('gb.empty', { points })
  await openSignedIn(page, member, addressOf(reward))
  await ask(page)
  return { member, reward }
}

async function ask(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Redeem' }).click()
  await expect(confirmButton(page)).toBeVisible()
}

/** The same member is asked in a second tab as well. */
async function askInOtherTab(context: BrowserContext, reward: ListedReward): Promise<Page> {
  const other = await context.newPage()
  await other.goto(addressOf(reward))
  await expect(accountMenu(other)).toBeVisible()
  await ask(other)
  return other
}

const confirmButton = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: 'Redeem now' })
const saidElsewhere = (page: Page) => page.getByText('You’ve already redeemed this in another tab.').first()
const voucher = (page: Page) => page.getByRole('img', { name: /QR/ })

async function expectPaidOnce(control: SandboxControl, member: TestMember, { cost }: ListedReward): Promise<void> {
  const after = await control.member(member.email)
  expect(after.balance.usable).toBe(points - cost)
  expect(after.vouchers).toHaveLength(1)
  expect((await control.ledger()).violations).toEqual([])
}

test('ten clicks redeem once [API-06] [RDM-07]', async ({ page, control }) => {
  const { member, reward } = await openQuestion(page, control)
  await confirmButton(page).evaluate((button: HTMLButtonElement) => {
    for (let click = 0; click < 10; click++) button.click()
  })
  await expect(voucher(page)).toBeVisible()
  expect(await control.requests({ operationId: 'exchangeReward', member: member.email })).toHaveLength(1)
  await expectPaidOnce(control, member, reward)
})

test('Enter and a click redeem once [API-06]', async ({ page, control }) => {
  const { member, reward } = await openQuestion(page, control)
  await control.addFault({ operationId: 'exchangeReward', member: member.email, times: 1, delayMs: 700 })
  await confirmButton(page).press('Enter')
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Redeem|Redeeming/ })
    .click({ force: true })
  await expect(voucher(page)).toBeVisible()
  await expectPaidOnce(control, member, reward)
})

test('two tabs that ask for the same reward redeem it once, and the second says so [API-06]', async ({
  page,
  context,
  control,
}) => {
  const { member, reward } = await openQuestion(page, control)
  const other = await askInOtherTab(context, reward)
  await control.addFault({ operationId: 'exchangeReward', member: member.email, times: 1, delayMs: 1500 })
  await Promise.all([confirmButton(page).click(), confirmButton(other).click()])
  const tabs = [page, other]
  await expect.poll(() => Promise.all(tabs.map((tab) => voucher(tab).isVisible()))).toContain(true)
  await expect.poll(() => Promise.all(tabs.map((tab) => saidElsewhere(tab).isVisible()))).toContain(true)
  await expectPaidOnce(control, member, reward)
})

test('a tab that was left asking does not redeem again what another has redeemed since [API-06]', async ({
  page,
  context,
  control,
}) => {
  const { member, reward } = await openQuestion(page, control)
  const other = await askInOtherTab(context, reward)
  await confirmButton(page).click()
  await expect(voucher(page)).toBeVisible()
  await confirmButton(other).click()
  await expect(other).toHaveURL(/\/my-rewards\/vouchers$/)
  await expect(saidElsewhere(other)).toBeVisible()
  await expectPaidOnce(control, member, reward)
})

test('going back and redeeming again is another submission, which is asked for anew', async ({ page, control }) => {
  const { member, reward } = await openQuestion(page, control)
  await confirmButton(page).click()
  await expect(voucher(page)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('main').getByRole('button', { name: 'Redeem' })).toBeVisible()
  await expectPaidOnce(control, member, reward)
})

test('while no answer comes the app says that it is checking, and in the end that it does not know [RDM-17] [RDM-18]', async ({
  page,
  control,
}) => {
  await page.clock.install()
  const { member, reward } = await openQuestion(page, control)
  await page.route('**/api/exchanges', async (route) => {
    if (route.request().method() === 'OPTIONS') return route.fallback()
    await route.fetch()
    await route.fulfill({ status: 200, json: { vouchers: [] } })
  })
  await confirmButton(page).click()
  const checking = page.getByRole('alertdialog', { name: 'We’re checking' })
  await expect(checking).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(checking).toBeVisible()
  const unknown = page.getByRole('alertdialog', { name: 'We’re not sure that went through' })
  await expect
    .poll(async () => {
      await page.clock.fastForward(16_000)
      return unknown.isVisible()
    })
    .toBe(true)
  await expectAccessible(page)
  await expectPaidOnce(control, member, reward)
  await page.unroute('**/api/exchanges')
  await unknown.getByRole('button', { name: 'Try again' }).click()
  await expect(voucher(page)).toBeVisible()
  await expectPaidOnce(control, member, reward)
})

test('offline at the moment of confirming, the reward is redeemed when the network is back, once', async ({
  page,
  context,
  control,
}) => {
  await page.clock.install()
  const { member, reward } = await openQuestion(page, control)
  await context.setOffline(true)
  await confirmButton(page).click()
  const unknown = page.getByRole('alertdialog', { name: 'We’re not sure that went through' })
  await expect
    .poll(async () => {
      await page.clock.fastForward(16_000)
      return unknown.isVisible()
    })
    .toBe(true)
  await context.setOffline(false)
  await expect(voucher(page)).toBeVisible()
  await expectPaidOnce(control, member, reward)
})

test('after a lost answer and a refused call the next press pays nothing more [API-06] [ERR-15]', async ({
  page,
  control,
}) => {
  const { member, reward } = await openQuestion(page, control)
  let calls = 0
  await page.route('**/api/exchanges', async (route) => {
    if (route.request().method() === 'OPTIONS') return route.fallback()
    calls++
    if (calls > 2) return route.fallback()
    // The work is done and its answer lost; then something on the way says no.
    if (calls === 1) await route.fetch()
    if (calls === 1) return route.abort('connectionreset')
    return route.fulfill({ status: 404, json: { code: 'NOT_FOUND', message: 'As asked for by a test' } })
  })
  // Looking what came of it does not help either.
  await page.route('**/api/submissions/**', (route) => route.abort('connectionreset'), { times: 1 })
  await confirmButton(page).click()
  await expect(voucher(page)).toBeVisible({ timeout: 20_000 })
  expect(calls).toBe(3)
  await expectPaidOnce(control, member, reward)
})

test('a reward of which an earlier visit did not hear costs nothing until the member presses [API-06] [RDM-03]', async ({
  page,
  control,
}) => {
  const { member, reward } = await openQuestion(page, control)
  await page.route('**/api/exchanges', (route) =>
    route.request().method() === 'OPTIONS' ? route.fallback() : route.abort('connectionreset'),
  )
  await confirmButton(page).click()
  await page.getByRole('alertdialog', { name: 'We’re checking' }).getByRole('button', { name: 'Close' }).click()
  await page.unroute('**/api/exchanges')
  await page.goto('spend-kestrel-points')
  await page.goto(addressOf(reward))
  const unheard = page.getByRole('alertdialog', { name: 'We didn’t hear back last time' })
  await expect(unheard).toBeVisible()
  await expectAccessible(page)
  expect(await control.requests({ operationId: 'exchangeReward', member: member.email })).toEqual([])
  expect((await control.member(member.email)).ledgerEntries.filter(({ points: each }) => each < 0)).toEqual([])
  await unheard.getByRole('button', { name: 'Try again' }).click()
  await expect(voucher(page)).toBeVisible()
  await expectPaidOnce(control, member, reward)
})

test('a session that ended before confirming takes no points, and the member can go on after logging in [ERR-15]', async ({
  page,
  control,
}) => {
  const { member, reward } = await openQuestion(page, control)
  await control.addFault({ operationId: 'exchangeReward', member: member.email, times: 2, status: 401 })
  await confirmButton(page).click()
  const logIn = page.getByRole('banner').getByRole('button', { name: 'Login / Join' })
  await expect(logIn).toBeVisible()
  expect((await control.member(member.email)).balance.usable).toBe(points)
  await control.clearFaults()
  // The provider knows who it is.
  await logIn.click()
  await expect(accountMenu(page)).toBeVisible()
  await ask(page)
  await confirmButton(page).click()
  await expect(voucher(page)).toBeVisible()
  await expectPaidOnce(control, member, reward)
})

import type { BrowserContext, Page } from '@playwright/test'
import type { SandboxControl, TestMember } from '@clubhouse/test-kit/sandbox-control'
import { accountMenu, expect, expectAccessible, openSignedIn, reported, test } from './club-test.ts'
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

test('offline at the moment of confirming, the app says that it is checking, then that it does not know, and redeems once when the network is back [RDM-17]', async ({
  page,
  context,
  control,
}) => {
  await page.clock.install()
  const { member, reward } = await openQuestion(page, control)
  await context.setOffline(true)
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
  await context.setOffline(false)
  await expect(voucher(page)).toBeVisible()
  await expectPaidOnce(control, member, reward)
})

test('back and forward in the middle of redeeming leave nothing half done', async ({ page, control }) => {
  const { member, reward } = await openQuestion(page, control)
  await page.goBack()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await page.goForward()
  await ask(page)
  await confirmButton(page).click()
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
  await control.clearFaults(member.email)
  // The provider knows who it is.
  await logIn.click()
  await expect(accountMenu(page)).toBeVisible()
  await ask(page)
  await confirmButton(page).click()
  await expect(voucher(page)).toBeVisible()
  await expectPaidOnce(control, member, reward)
})

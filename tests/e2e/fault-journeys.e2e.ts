import type { Page } from '@playwright/test'
import type { SandboxControl, TestMember } from '@clubhouse/test-kit/sandbox-control'
import { accountMenu, enterPassword, expect, openSignedIn, test } from './club-test.ts'
import { loseAnswer, reported } from './faults/faults.ts'
import { addressOf, type ListedReward, qrReward } from './rewards.ts'

// Each journey on each bad day: never a blank page, an unhandled error, lost input or points that went twice.
test.use({ expectedComplaint: reported })

/** The page stands: it has a heading, a way home and something to read. */
async function expectToStand(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible()
  await expect(page.getByRole('main')).not.toBeEmpty()
}

/** Waits for what is wanted, pressing what offers to try again when it must be asked for. */
async function expectAfterAll(page: Page, wanted: ReturnType<Page['getByRole']>): Promise<void> {
  const again = page
    .getByRole('main')
    .getByRole('button', { name: /try again|refresh/i })
    .first()
  await page.addLocatorHandler(again, () => again.click(), { times: 1 })
  await expect(wanted.first()).toBeVisible({ timeout: 20_000 })
  await expectToStand(page)
  await page.removeLocatorHandler(again)
}

const tiles = (page: Page) => page.getByRole('main').getByRole('article')

test.describe('when the connection drops after the work is done', () => {
  test('a member’s home comes, at once or when asked again', async ({ page, member }) => {
    await openSignedIn(page, member, '')
    const lost = await loseAnswer(page, '**/api/discoveries/rewards?*')
    await page.goto('')
    await expectAfterAll(page, tiles(page))
    expect(lost()).toBeGreaterThan(0)
    await expect(accountMenu(page)).toBeVisible()
  })

  test('a list of rewards comes, with the filter that was chosen', async ({ page }) => {
    await page.goto('spend-kestrel-points')
    const lost = await loseAnswer(page, '**/api/discoveries/rewards/public?*')
    await page.getByRole('main').getByRole('button', { name: 'Wine', exact: true }).click()
    await expect.poll(lost).toBeGreaterThan(0)
    await expectAfterAll(page, tiles(page))
    await expect(page).toHaveURL(/\?category=Wine$/)
    await expect(page.getByRole('main').getByRole('button', { name: 'Wine', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  })

  test('a login that fails says so and works the next time', async ({ page, member }) => {
    await page.goto('spend-kestrel-points')
    const lost = await loseAnswer(page, '**/identity/token')
    await page.getByRole('banner').getByRole('button', { name: 'Login / Join' }).click()
    await page.getByLabel('Email address').fill(member.email)
    await page.getByLabel('Password').fill(member.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    const logIn = page.getByRole('banner').getByRole('button', { name: 'Login / Join' })
    await expect(accountMenu(page).or(logIn)).toBeVisible({ timeout: 20_000 })
    expect(lost()).toBe(1)
    await expectToStand(page)
    if (await logIn.isVisible()) {
      await expect(page.getByRole('alert')).toContainText('We couldn’t log you in')
      // The provider knows who it is by now.
      await logIn.click()
    }
    await expect(accountMenu(page)).toBeVisible({ timeout: 20_000 })
  })

  test('a reward costs its points once, however often it is tried', async ({ page, control, member }) => {
    const { reward, before } = await openRedemption(page, control, member)
    const lost = await loseAnswer(page, '**/api/exchanges')
    await page.getByRole('button', { name: 'Redeem now' }).click()
    await expect.poll(lost).toBeGreaterThan(0)
    await finishRedemption(page)
    await expectPaidOnce(control, member, before, reward)
  })
})

test('back and forward in the middle of redeeming leave nothing half done', async ({ page, control, member }) => {
  await page.goto('spend-kestrel-points')
  const { reward, before } = await openRedemption(page, control, member)
  await page.goBack()
  await expectToStand(page)
  await page.goForward()
  await page.getByRole('main').getByRole('button', { name: 'Redeem' }).click()
  await page.getByRole('button', { name: 'Redeem now' }).click()
  await finishRedemption(page)
  await expectPaidOnce(control, member, before, reward)
})

test('a second tab that logs out in the middle ends this one too, and nothing is redeemed', async ({
  page,
  context,
  control,
  member,
}) => {
  const { before } = await openRedemption(page, control, member)
  const other = await context.newPage()
  await other.goto('')
  await expect(accountMenu(other)).toBeVisible()
  await accountMenu(other).click()
  await other.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login / Join' })).toBeVisible({ timeout: 2000 })
  await expectToStand(page)
  const after = await control.member(member.email)
  expect(after.balance.usable).toBe(before.balance.usable)
  expect(after.vouchers.length).toBe(before.vouchers.length)
})

test('on a slow line (3G) every page has its heading before its data', async ({ page, context, member }) => {
  await openSignedIn(page, member, '')
  const session = await context.newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  })
  for (const address of ['spend-kestrel-points', 'earn-kestrel-points', 'my-rewards/vouchers']) {
    await page.goto(address)
    await expectToStand(page)
  }
})

test('in the middle of redeeming, a 403 once refreshes the tokens and goes on [AUT-21]', async ({
  page,
  control,
  member,
}) => {
  const { reward, before } = await openRedemption(page, control, member)
  await control.addFault({ operationId: 'exchangeReward', member: member.email, times: 1, status: 403 })
  await page.getByRole('button', { name: 'Redeem now' }).click()
  await finishRedemption(page)
  await expectPaidOnce(control, member, before, reward)
})

async function openRedemption(page: Page, control: SandboxControl, member: TestMember) {
  const reward = await qrReward(page, 'GB')
  const before = await control.member(member.email)
  await page.goto(addressOf(reward))
  await page.getByRole('banner').getByRole('button', { name: 'Login / Join' }).click()
  await enterPassword(page, member)
  await page.getByRole('main').getByRole('button', { name: 'Redeem' }).click()
  await expect(page.getByRole('button', { name: 'Redeem now' })).toBeVisible()
  return { reward, before }
}

/** Goes on until the voucher is there: waits while the app finds out, or asks anew where it was refused. */
async function finishRedemption(page: Page): Promise<void> {
  const arrived = page.getByRole('img', { name: /QR/ })
  const tryAgain = page.getByRole('alertdialog').getByRole('button', { name: 'Try again', disabled: false })
  const refused = page.getByRole('alertdialog', { name: 'We couldn’t redeem this reward' })
  // While the app finds out by itself, there is nothing to press.
  await expect(arrived.or(tryAgain).or(refused)).toBeVisible({ timeout: 30_000 })
  if (await tryAgain.isVisible()) {
    await expectToStandBehind(page)
    await tryAgain.click()
  }
  if (await refused.isVisible()) {
    await expectToStandBehind(page)
    await refused.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('main').getByRole('button', { name: 'Redeem' }).click()
    await page.getByRole('button', { name: 'Redeem now' }).click()
  }
  await expect(arrived).toBeVisible({ timeout: 20_000 })
}

/** A dialog hides the page behind it from assistive technology, and it is there all the same. */
async function expectToStandBehind(page: Page): Promise<void> {
  await expect(page.locator('main h1').first()).toBeVisible()
}

async function expectPaidOnce(
  control: SandboxControl,
  member: TestMember,
  before: Awaited<ReturnType<SandboxControl['member']>>,
  { cost }: ListedReward,
): Promise<void> {
  const after = await control.member(member.email)
  expect(after.balance.usable).toBe(before.balance.usable - cost)
  expect(after.vouchers.length).toBe(before.vouchers.length + 1)
  expect((await control.ledger()).violations).toEqual([])
}

import type { BrowserContext, Page } from '@playwright/test'
import type { SandboxControl, TestMember } from '@clubhouse/test-kit/sandbox-control'
import {
  accountMenu,
  expect,
  expectAccessible,
  expectAlive,
  expectNoSidewaysScroll,
  holdTime,
  openSignedIn,
  test,
} from './club-test.ts'
import { earnReward, type EarnReward } from './rewards.ts'

const transferAddress = 'en-us/earn-kestrel-points/move-bellwether-points-to-kestrel-points-500139'
const partner = 'Bellwether Rewards'

/** The partners' pages, which are nowhere on this machine. Gives the tabs that are open at them. */
async function servePartners(context: BrowserContext): Promise<() => Page[]> {
  await context.route(/^https:\/\/[^/]+\.test\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Partner</title><h1>Partner</h1>' }),
  )
  return () => context.pages().filter((tab) => new URL(tab.url()).hostname.endsWith('.test'))
}

async function openReward(page: Page, reward: EarnReward, member: TestMember): Promise<void> {
  await page.clock.install()
  await openSignedIn(page, member, `earn-kestrel-points/${reward.rewardId}`)
  await expect(earnButton(page)).toBeEnabled()
}

const earnButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Earn points' })
const alert = (page: Page) => page.getByRole('alertdialog')

// One whose address is known, and one whose address the server makes: the other two differ in the address alone.
for (const type of ['OFFSITE_LINK_STANDARD', 'AWIN'])
  test(`a partner of type ${type} opens in a tab of its own after three seconds [RDM-19] [RDM-20] [RDM-23] [RDM-24]`, async ({
    page,
    context,
    member,
  }) => {
    const tabs = await servePartners(context)
    const reward = await earnReward(page, type)
    await openReward(page, reward, member)
    await holdTime(page)
    await earnButton(page).click()
    const link = alert(page).getByRole('link', { name: /^Continue now/ })
    await expect(link).toBeVisible()
    const address = (await link.getAttribute('href')) ?? ''
    if (type === 'AWIN') expect(address).toMatch(/[?&]clickref=[0-9a-f-]{36}/)
    else expect(address).toBe(reward.earnUrl)
    await page.clock.runFor(2999)
    expect(tabs()).toHaveLength(0)
    await page.clock.runFor(1)
    await expect.poll(() => tabs().map((tab) => tab.url())).toEqual([address])
    expect(await tabs()[0]?.evaluate(() => window.opener === null)).toBe(true)
    await page.clock.resume()
    await expect(page.getByText(/is open in a new tab/)).toBeVisible()
    await expect(alert(page)).toHaveCount(0)
    await expect(earnButton(page)).toBeFocused()
  })

test('the alert is left in time by the way back, and nothing opens [RDM-20]', async ({ page, context, member }) => {
  const tabs = await servePartners(context)
  const reward = await earnReward(page, 'OFFSITE_LINK_STANDARD')
  await page.clock.install()
  await openSignedIn(page, member, 'earn-kestrel-points')
  await page.goto(`earn-kestrel-points/${reward.rewardId}`)
  await expect(earnButton(page)).toBeEnabled()
  await holdTime(page)
  await earnButton(page).click()
  await expect(alert(page)).toBeVisible()
  await page.clock.runFor(2900)
  await page.goBack()
  await page.clock.resume()
  await expect(alert(page)).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/\/earn-kestrel-points$/)
  await page.clock.fastForward(10_000)
  expect(tabs()).toHaveLength(0)
})

test('whoever does not wait goes on by keys, and the alert reads well, however small the screen [RDM-20]', async ({
  page,
  context,
  member,
}) => {
  const tabs = await servePartners(context)
  await page.setViewportSize({ width: 320, height: 640 })
  // A browser that lets no tab open by itself leaves the alert where it is.
  await page.addInitScript('window.open = () => null')
  const reward = await earnReward(page, 'OFFSITE_LINK_STANDARD')
  await openReward(page, reward, member)
  await earnButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(alert(page)).toHaveAccessibleDescription(/in a new tab in 3 seconds/)
  await page.clock.runFor(3000)
  await expect(page.getByRole('alertdialog', { name: 'One more press' }).getByRole('alert')).toContainText(
    'couldn’t open by itself',
  )
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  const link = alert(page).getByRole('link', { name: /^Continue now/ })
  await expect(link).toBeFocused()
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await page.keyboard.press('Enter')
  await expect.poll(() => tabs().map((tab) => tab.url())).toEqual([reward.earnUrl])
  await expect(page.getByText(/is open in a new tab/)).toBeVisible()
})

test('a competition opens at once, without an alert [RDM-21]', async ({ page, context, member }) => {
  const tabs = await servePartners(context)
  const reward = await earnReward(page, 'AWIN', { isCompetition: true })
  await openReward(page, reward, member)
  await earnButton(page).click()
  await expect.poll(() => tabs().map((tab) => tab.url())).toEqual([expect.stringContaining('clickref=')])
  await expect(alert(page)).toHaveCount(0)
})

test('without a connection the way to an affiliate is said to fail, and works when it is back [RDM-19]', async ({
  page,
  context,
  member,
  control,
}) => {
  const tabs = await servePartners(context)
  await openReward(page, await earnReward(page, 'AWIN'), member)
  // What comes with the first interaction is there before the connection goes.
  await expectAlive(page)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await earnButton(page).click()
  const failed = page.getByRole('alertdialog', { name: /^We couldn’t take you to/ })
  await expect
    .poll(async () => {
      await page.clock.fastForward(4000)
      return failed.count()
    })
    .toBe(1)
  await expect(failed.getByRole('alert')).toHaveText('We couldn’t get your link. Check your connection and try again.')
  await expectAccessible(page)
  await context.setOffline(false)
  // Its answer does not arrive the first time.
  await control.addFault({ operationId: 'redeemEarnReward', member: member.email, drop: 'after' })
  await failed.getByRole('button', { name: 'Try again' }).click()
  await alert(page)
    .getByRole('link', { name: /^Continue now/ })
    .click()
  await expect.poll(() => tabs().length).toBe(1)
  const calls = await control.requests({ operationId: 'redeemEarnReward', member: member.email })
  expect(new Set(calls.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
})

test.describe('moving points', () => {
  async function openPicker(page: Page, control: SandboxControl): Promise<TestMember> {
    const member = await control.createMember('us.transfer')
    await openSignedIn(page, member, transferAddress)
    await pressEarn(page)
    return member
  }
  async function pressEarn(page: Page): Promise<void> {
    await earnButton(page).click()
    await expect(page.getByRole('dialog', { name: `Move points from ${partner}` })).toBeVisible()
  }
  async function pickFiveThousand(page: Page): Promise<void> {
    await page.getByRole('dialog').getByText('5,000', { exact: true }).click()
    await expect(page.getByRole('radio', { name: '5,000', exact: true })).toBeChecked()
  }
  const move = (page: Page) => page.getByRole('button', { name: 'Move points' })
  const moved = (page: Page) => page.getByRole('dialog', { name: '5,000 points moved' })

  async function expectMovedOnce(control: SandboxControl, member: TestMember): Promise<void> {
    const { balance, ledgerEntries } = await control.member(member.email)
    expect(balance.usable).toBe(20_500)
    // The sample member has moved as many once before.
    expect(
      ledgerEntries.filter(({ points, description = '' }) => points === 5000 && /moved/.test(description)),
    ).toHaveLength(2)
    expect((await control.ledger()).violations).toEqual([])
  }

  test('works on a phone, by touch and by keys, and the balance follows [RDM-27] [RDM-29] [RDM-36]', async ({
    page,
    control,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    const member = await openPicker(page, control)
    await expect(move(page)).toBeEnabled()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('dialog').getByText('Other', { exact: true }).click()
    const field = page.getByRole('textbox', { name: 'Another amount of points' })
    await field.fill('49000')
    await expect(page.getByText("Nice try. But your points can't stretch that far—yet.").first()).toBeVisible()
    await expectAccessible(page)
    await field.fill('5000')
    await field.press('Enter')
    await expect(moved(page)).toBeVisible()
    await expectAccessible(page)
    await expect(moved(page).getByRole('button', { name: 'Done' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(earnButton(page)).toBeFocused()
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(accountMenu(page)).toContainText('20,500 points')
    await expectMovedOnce(control, member)
  })

  test('is asked about after a reload, when its answer was lost, and is done once', async ({ page, control }) => {
    const member = await openPicker(page, control)
    await pickFiveThousand(page)
    // The points are moved, and the answer does not come before the reload.
    let reached = (): void => undefined
    const isReached = new Promise<void>((resolve) => (reached = resolve))
    await page.route(
      '**/api/partners/BILTREWARDS/transfers',
      async (route) => {
        await route.fetch()
        reached()
      },
      { times: 1 },
    )
    await move(page).dblclick()
    await isReached
    await page.reload()
    await earnButton(page).click()
    // Looking finds it done.
    await expect(moved(page)).toBeVisible()
    await expectAccessible(page)
    await expectMovedOnce(control, member)
  })

  test('goes on by itself when the connection is back, and is done once', async ({ page, context, control }) => {
    const member = await openPicker(page, control)
    await pickFiveThousand(page)
    await expect(move(page)).toBeEnabled()
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await move(page).click()
    await expect(page.getByRole('dialog', { name: 'We’re checking' })).toBeVisible({ timeout: 20_000 })
    await expectAccessible(page)
    await context.setOffline(false)
    await expect(moved(page)).toBeVisible({ timeout: 20_000 })
    await expectMovedOnce(control, member)
  })

  test('in two tabs at once is done once', async ({ page, context, control }) => {
    const member = await openPicker(page, control)
    const other = await context.newPage()
    await other.goto(transferAddress)
    await pressEarn(other)
    await pickFiveThousand(page)
    await pickFiveThousand(other)
    await Promise.all([move(page).click(), move(other).click()])
    const outcomes = (tab: Page) => tab.getByRole('dialog', { name: /^(5,000 points moved|That’s already done)$/ })
    for (const tab of [page, other]) await expect(outcomes(tab)).toBeVisible()
    await expect.poll(async () => (await moved(page).count()) + (await moved(other).count())).toBe(1)
    await expectMovedOnce(control, member)
  })
})

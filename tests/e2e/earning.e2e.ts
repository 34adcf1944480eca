import type { BrowserContext, Page } from '@playwright/test'
import type { TestMember } from '@clubhouse/test-kit/sandbox-control'
import {
  accountMenu,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  holdTime,
  openSignedIn,
  test,
} from './club-test.ts'
import { earnReward, type EarnReward } from './rewards.ts'

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

// One whose address the server makes; the other types differ in the address alone.
test('a partner opens in a tab of its own after three seconds [RDM-19] [RDM-20] [RDM-23] [RDM-24]', async ({
  page,
  context,
  member,
}) => {
  const tabs = await servePartners(context)
  const reward = await earnReward(page, 'AWIN')
  await openReward(page, reward, member)
  await holdTime(page)
  await earnButton(page).click()
  const link = alert(page).getByRole('link', { name: /^Continue now/ })
  await expect(link).toBeVisible()
  const address = (await link.getAttribute('href')) ?? ''
  expect(address).toMatch(/[?&]clickref=[0-9a-f-]{36}/)
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

test('points are moved on a phone, by touch and by keys, and the balance follows [RDM-27] [RDM-29] [RDM-36]', async ({
  page,
  control,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const member = await control.createMember('us.transfer')
  await openSignedIn(page, member, 'en-us/earn-kestrel-points/move-bellwether-points-to-kestrel-points-500139')
  await earnButton(page).click()
  const picker = page.getByRole('dialog', { name: 'Move points from Bellwether Rewards' })
  await expect(picker.getByRole('button', { name: 'Move points' })).toBeEnabled()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await picker.getByText('Other', { exact: true }).click()
  const field = page.getByRole('textbox', { name: 'Another amount of points' })
  await field.fill('49000')
  await expect(page.getByText("Nice try. But your points can't stretch that far—yet.").first()).toBeVisible()
  await expectAccessible(page)
  await field.fill('5000')
  await field.press('Enter')
  const moved = page.getByRole('dialog', { name: '5,000 points moved' })
  await expect(moved).toBeVisible()
  await expectAccessible(page)
  await expect(moved.getByRole('button', { name: 'Done' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(earnButton(page)).toBeFocused()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(accountMenu(page)).toContainText('20,500 points')

  const { balance, ledgerEntries } = await control.member(member.email)
  expect(balance.usable).toBe(20_500)
  // The sample member has moved as many once before.
  expect(
    ledgerEntries.filter(({ points, description = '' }) => points === 5000 && /moved/.test(description)),
  ).toHaveLength(2)
  expect((await control.ledger()).violations).toEqual([])
})

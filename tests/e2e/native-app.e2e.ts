import type { Page } from '@playwright/test'
import type { FakeShell } from '@clubhouse/native-bridge/fake-shell'
import type { TestMember } from '@clubhouse/test-kit/sandbox-control'
import { expect, expectAccessible, expectNoSidewaysScroll, holdTime, openSignedIn, test } from './club-test.ts'
import { runInShell } from './native-shell.ts'
import { addressOf, earnReward, rewardOfType } from './rewards.ts'

// The same front end inside the native shell, on a phone.
test.use({ viewport: { width: 375, height: 812 }, hasTouch: true })

/** Opens an address in the shell, where the provider knows the member. */
async function openInShell(page: Page, member: TestMember, address: string): Promise<FakeShell> {
  await openSignedIn(page, member, '')
  const shell = await runInShell(page)
  await page.clock.install()
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return shell
}

const main = (page: Page) => page.getByRole('main')
const earnButton = (page: Page) => main(page).getByRole('button', { name: 'Earn points' })
const alert = (page: Page) => page.getByRole('alertdialog')
const opened = ({ received }: FakeShell) => received.filter(({ type }) => type === 'open_external_link')

// Which type has which address is in `earn-step.test.ts`.
test('the shell opens a partner after the same three seconds, and no tab opens [NAT-01] [RDM-20] [RDM-23]', async ({
  page,
  context,
  member,
}) => {
  const reward = await earnReward(page, 'AWIN')
  const shell = await openInShell(page, member, `earn-kestrel-points/${reward.rewardId}`)
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(earnButton(page)).toBeEnabled()
  await holdTime(page)
  await earnButton(page).tap()
  await expect(alert(page)).toHaveAccessibleDescription(/^We’ll open .+ in 3 seconds/)
  const address = (await alert(page)
    .getByRole('link', { name: /^Continue now/ })
    .getAttribute('href')) as string
  await page.clock.runFor(2999)
  expect(opened(shell)).toEqual([])
  await page.clock.runFor(1)
  await expect.poll(() => opened(shell)).toEqual([{ type: 'open_external_link', url: address }])
  expect(address).toMatch(/[?&]clickref=[0-9a-f-]{36}/)
  await page.clock.resume()
  await expect(page.getByText(/ is open\./)).toBeVisible()
  expect(context.pages()).toHaveLength(1)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test('a competition is opened by the shell at once, and a press that does not wait goes through it too [RDM-21]', async ({
  page,
  context,
  member,
}) => {
  const shell = await openInShell(
    page,
    member,
    `earn-kestrel-points/${(await earnReward(page, 'AWIN', { isCompetition: true })).rewardId}`,
  )
  await earnButton(page).tap()
  await expect.poll(() => opened(shell).length).toBe(1)
  await expect(alert(page)).toHaveCount(0)
  await page.goto(`earn-kestrel-points/${(await earnReward(page, 'OFFSITE_LINK_STANDARD')).rewardId}`)
  await expect(earnButton(page)).toBeEnabled()
  await holdTime(page)
  await earnButton(page).tap()
  // The alert comes up first.
  await page.clock.runFor(1000)
  await alert(page)
    .getByRole('link', { name: /^Continue now/ })
    .tap()
  await expect.poll(() => opened(shell).length).toBe(2)
  await page.clock.runFor(10_000)
  expect(opened(shell)).toHaveLength(2)
  expect(context.pages()).toHaveLength(1)
})

test('points of a partner are moved, and then the shell opens the partner’s page [RDM-25] [RDM-27]', async ({
  page,
  control,
}) => {
  const member = await control.createMember('us.transfer')
  const earnUrl = 'https://partner.kestrel.test/earn'
  await page.route('**/api/**/500139*', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), earnUrl } })
  })
  const shell = await openInShell(
    page,
    member,
    'en-us/earn-kestrel-points/move-bellwether-points-to-kestrel-points-500139',
  )
  await earnButton(page).tap()
  const picker = page.getByRole('dialog', { name: 'Move points from Bellwether Rewards' })
  await picker.getByText('5,000', { exact: true }).tap()
  await expect(picker.getByRole('button', { name: 'Move points' })).toBeEnabled()
  await holdTime(page)
  await picker.getByRole('button', { name: 'Move points' }).tap()
  const leaving = page.getByRole('alertdialog', { name: 'Taking you to Bellwether Rewards' })
  await expect
    .poll(async () => {
      await page.clock.runFor(10)
      return leaving.count()
    })
    .toBe(1)
  await expect(leaving).toContainText('5,000 points are yours to spend now.')
  await expect(leaving.getByRole('button')).toHaveCount(0)
  await page.clock.runFor(3000)
  await expect.poll(() => opened(shell)).toEqual([{ type: 'open_external_link', url: earnUrl }])
  expect((await control.member(member.email)).balance.usable).toBe(20_500)
})

test('the app goes on with an order that was placed [RDM-16] [NAT-13]', async ({ page, member }) => {
  const reward = await rewardOfType(page, 'DONATION_LINK')
  const shell = await openInShell(page, member, addressOf(reward))
  await main(page).getByRole('button', { name: 'Redeem' }).tap()
  await page.getByRole('button', { name: 'Redeem now' }).tap()
  await expect
    .poll(() => shell.received.filter(({ type }) => type === 'order_placed'))
    .toEqual([
      { type: 'order_placed', orderId: expect.any(String), rewardId: reward.rewardId, redemptionType: 'DONATION_LINK' },
    ])
})

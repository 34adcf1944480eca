import type { Page } from '@playwright/test'
import { accountMenu, expect, expectAccessible, openSignedIn, reported, test } from './club-test.ts'
import { addressOf, pointsText, qrReward } from './rewards.ts'

// What changes between the page and the press costs nothing, and is said.
test.use({ expectedComplaint: new RegExp(`${reported.source}|Unknown redemption type`, 'i') })

const redeemButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Redeem' })
const refused = (page: Page) => page.getByRole('alertdialog', { name: 'We couldn’t redeem this reward' })

async function ask(page: Page): Promise<void> {
  await redeemButton(page).click()
  await expect(page.getByRole('button', { name: 'Redeem now' })).toBeVisible()
}

test('the last one goes while the member decides [ERR-19]', async ({ page, control, member }) => {
  const reward = await qrReward(page, 'GB')
  const { balance } = await control.member(member.email)
  await openSignedIn(page, member, addressOf(reward))
  await ask(page)
  await control.addFault({
    operationId: 'exchangeReward',
    member: member.email,
    times: 1,
    status: 422,
    code: 'OUT_OF_STOCK',
  })
  await page.getByRole('button', { name: 'Redeem now' }).click()
  await expect(refused(page)).toContainText('This reward is sold out.')
  await expectAccessible(page)
  await refused(page).getByRole('button', { name: 'Close' }).click()
  await expect(redeemButton(page)).toBeFocused()
  expect((await control.member(member.email)).balance.usable).toBe(balance.usable)
})

test('the price changes while the member decides: nothing is sent, and the new one shows', async ({
  page,
  control,
  member,
}) => {
  const reward = await qrReward(page, 'GB')
  await openSignedIn(page, member, addressOf(reward))
  await ask(page)
  await page.route(`**/api/rewards/**${reward.rewardId}*`, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), cost: reward.cost + 500 } })
  })
  await page.getByRole('button', { name: 'Redeem now' }).click()
  await expect(refused(page)).toContainText('The price of this reward has just changed')
  await refused(page).getByRole('button', { name: 'Close' }).click()
  await expect(
    page
      .getByRole('main')
      .getByText(pointsText(reward.cost + 500))
      .first(),
  ).toBeVisible()
  expect(await control.requests({ operationId: 'exchangeReward', member: member.email })).toEqual([])
})

test('the points are spent in another tab while the member decides [ERR-32]', async ({ page, context, control }) => {
  const reward = await qrReward(page, 'GB')
  const member = await control.createMember('gb.empty', { points: reward.cost })
  await openSignedIn(page, member, addressOf(reward))
  await ask(page)
  const other = await context.newPage()
  const answer = await other.request.get(
    '/api/discoveries/rewards/public?viewingRegion=GB&limit=100&sort=cost&enableVariantGrouping=true',
  )
  const { rewards } = (await answer.json()) as { rewards: { rewardId: string; redemptionType: string; cost: number }[] }
  const gift = rewards.find(({ redemptionType, cost }) => redemptionType === 'DONATION_LINK' && cost <= reward.cost)
  await other.goto(`spend-kestrel-points/${gift?.rewardId}`)
  await expect(accountMenu(other)).toBeVisible()
  await ask(other)
  await other.getByRole('button', { name: 'Redeem now' }).click()
  await expect(other).toHaveURL(/\/order-confirmation\//)
  await page.getByRole('button', { name: 'Redeem now' }).click()
  await expect(refused(page)).toContainText("You don't have enough points for this reward")
  await refused(page).getByRole('button', { name: 'Close' }).click()
  await expect(accountMenu(page)).toContainText(pointsText(reward.cost - (gift?.cost ?? 0)))
  expect((await control.ledger()).violations).toEqual([])
})

test('a reward that is redeemed in a way of tomorrow says so, and its page stands [ERR-45]', async ({
  page,
  member,
}) => {
  const reward = await qrReward(page, 'GB')
  await openSignedIn(page, member, '')
  await page.route(`**/api/rewards/**${reward.rewardId}*`, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), redemptionType: 'TELEPORT' } })
  })
  await page.goto(addressOf(reward))
  await expect(page.getByRole('heading', { level: 1, name: reward.content.title })).toBeVisible()
  await expect(redeemButton(page)).toBeDisabled()
  await expect(redeemButton(page)).toHaveAccessibleDescription(/can’t be redeemed on the website/)
})

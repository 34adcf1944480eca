import { expect, expectAccessible, expectNoSidewaysScroll, expectPictures, test } from '../club-test.ts'
import { addressOf, qrReward } from '../rewards.ts'

test('a visitor sees what the club is about, and that rewards start from 200 points [HOM-18] [CST-09.c] [HOM-01] [HOM-15] [SHL-01] [SHL-03] [SHL-04] [SHL-06] [SHL-07]', async ({
  page,
  club,
}) => {
  await page.goto(club.prefix)
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('link', { name: 'Earn', exact: true })).toBeVisible()
  await expect(banner.getByRole('link', { name: 'Rewards', exact: true })).toBeVisible()
  await expect(banner.getByRole('button', { name: 'Login / Join' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await expect(
    page
      .getByRole('main')
      .getByText(/rewards start from 200 points/i)
      .first(),
  ).toBeVisible()
  const sections = page.getByRole('main').locator('section')
  await expect(sections).toHaveCount(6)
  await expect(sections.nth(1).getByRole('link').first()).toHaveAttribute('href', /\/brands\//)
  await expect(sections.nth(2).getByRole('link').first()).toHaveAttribute('href', /\/spend-kestrel-points\?category=/)
  await expect(sections.nth(3).getByRole('listitem')).toHaveCount(3)
  await expect(sections.nth(5).getByRole('link', { name: 'Download on the App Store' })).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: /terms/i })).toBeVisible()

  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
  await expectPictures(page)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

test('the right number of brands and categories shows for the screen [HOM-03] [HOM-04]', async ({
  page,
  club,
  viewport,
}) => {
  await page.goto(club.prefix)
  const isDesktop = (viewport?.width ?? 0) >= 1024
  const sections = page.getByRole('main').locator('section')
  await expect(sections.nth(1).locator('li').filter({ visible: true })).toHaveCount(isDesktop ? 24 : 15)
  const categories = sections.nth(2).locator('li')
  const all = await categories.count()
  await expect(categories.filter({ visible: true })).toHaveCount(isDesktop ? all : 6)
  expect(all).toBeGreaterThan(6)
  await page.setViewportSize({ width: 800, height: 900 })
  await expect(sections.nth(1).locator('li').filter({ visible: true })).toHaveCount(16)
  await expect(categories.filter({ visible: true })).toHaveCount(6)
})

test('a visitor looks through the rewards, and through more of them [DIS-10] [DIS-11] [DIS-22] [RTE-07]', async ({
  page,
  club,
  control,
}) => {
  await page.goto(`${club.prefix}spend-kestrel-points`)
  const tiles = page
    .getByRole('main')
    .locator('li')
    // Among the rewards stands an invitation to log in.
    .filter({ has: page.getByRole('heading'), hasNot: page.getByRole('button') })
  await expect(tiles).toHaveCount(12)
  await expectPictures(page)
  await page.getByRole('button', { name: /load more/i }).click()
  await expect(tiles).toHaveCount(21)
  const titles = await tiles.getByRole('heading').allTextContents()
  expect(titles.length).toBe(21)
  const calls = await control.requests({ operationId: 'listPublicSpendRewards' })
  expect(
    calls
      .filter(({ query }) => query['viewingRegion'] === club.region)
      .map(({ query }) => Number(query['offset'] ?? 0)),
  ).toContain(9)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

test('a visitor reads about a reward and is asked to log in for it [RWD-04] [RWD-08] [RTE-08] [RTE-47]', async ({
  page,
  club,
}) => {
  const reward = await qrReward(page, club.region)
  await page.goto(`${club.prefix}${addressOf(reward)}`)
  await expect(page.getByRole('heading', { level: 1, name: reward.content.title })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: /log ?in/i })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Redeem' })).toHaveCount(0)
  await expect(main.getByText(/how to redeem/i)).toHaveCount(0)
  await expect(main.getByText(/terms and conditions/i).first()).toBeVisible()
  await expectPictures(page)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

import type { Page } from '@playwright/test'
import { expect, expectAccessible, openSignedIn, test } from './club-test.ts'

const main = (page: Page) => page.getByRole('main')
const tiles = (page: Page) => main(page).getByRole('article')
const titles = (page: Page) => tiles(page).getByRole('heading').allTextContents()
const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
const loadMore = (page: Page) => main(page).getByRole('button', { name: 'Load more' })

test('a visitor narrows a list, sorts it, looks at a reward and finds all as it was left [DIS-02] [DIS-07] [DIS-08] [DIS-10] [DIS-23]', async ({
  page,
}) => {
  await page.goto('spend-kestrel-points')
  await main(page).getByRole('button', { name: 'Experiences', exact: true }).click()
  await expect(page).toHaveURL(/\?category=Experiences$/)
  const sort = main(page).getByRole('combobox', { name: 'Sort by' })
  await sort.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/\?category=Experiences&sort=createdDate$/)
  await expect(sort).toBeFocused()
  await sort.selectOption('Low to high points')
  await expect(page).toHaveURL(/\?category=Experiences&sort=cost$/)
  await expect(sort).toHaveValue('cost')
  await expectAccessible(page)
  await loadMore(page).click()
  await expect(tiles(page).nth(12).getByRole('link')).toBeFocused()
  await expect(main(page).getByRole('button', { name: 'Log in or join' })).toBeVisible()

  const before = await titles(page)
  const link = tiles(page).nth(14).getByRole('link')
  await link.scrollIntoViewIfNeeded()
  const top = await scrollTop(page)
  expect(top).toBeGreaterThan(300)
  await link.click()
  await expect(main(page).getByRole('heading', { level: 1, name: before[14] ?? '' })).toBeVisible()
  await page.goBack()
  await expect.poll(() => scrollTop(page)).toBe(top)
  expect(await titles(page)).toEqual(before)
  await page.reload()
  await expect.poll(() => titles(page)).toEqual(before)
  await expect(tiles(page).nth(14)).toBeInViewport()
})

test('a question opens to its answer and closes again [HOM-17]', async ({ page }) => {
  await page.goto('')
  const question = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('button').first()
  await expect(question).toHaveAttribute('aria-expanded', 'false')
  await question.click()
  await expect(question).toHaveAttribute('aria-expanded', 'true')
  await question.click()
  await expect(question).toHaveAttribute('aria-expanded', 'false')
})

test('a member comes home to what is there for members [HOM-06] [HOM-08] [HOM-13]', async ({ page, member }) => {
  await openSignedIn(page, member, '')
  const featured = main(page).getByRole('region', { name: 'Picked for this week' })
  await expect(featured.getByRole('button', { name: 'Next rewards' })).toBeVisible()
  await expect(main(page).getByRole('heading', { level: 2 })).toContainText([
    'Picked for this week',
    'Brands members love',
    'New ways to earn',
    'Something to look forward to',
    'Favourites',
  ])
  await featured.getByRole('button', { name: 'Next rewards' }).click()
  await expect(featured.getByText('4–6 of 8')).toBeVisible()
  await expectAccessible(page)
})

test('a list that grows long draws only what is around the window, and keeps keyboards on their way [DIS-10]', async ({
  page,
}) => {
  await page.goto('spend-kestrel-points')
  const drawn = main(page).locator('[data-index]')
  for (let shown = 12; shown < 84; shown += 9) {
    await loadMore(page).click()
    // After the first step an invitation stands among the rewards.
    const first = shown === 12 ? shown : shown + 1
    await expect(main(page).locator(`[data-index="${first}"] a`)).toBeFocused()
  }
  expect(await drawn.count()).toBeLessThan(60)
  await expect(main(page).locator('[data-index="0"]')).toHaveCount(0)
  // Backwards through all that was left out, it is there when it is reached.
  await page.keyboard.press('Shift+Tab')
  await expect(main(page).locator('[data-index="75"] a')).toBeFocused()
  await page.evaluate(() => window.scrollTo({ top: 0 }))
  await expect(main(page).locator('[data-index="0"]')).toBeVisible()
  expect(await drawn.count()).toBeLessThan(60)
})

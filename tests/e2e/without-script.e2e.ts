import { expect, test } from './club-test.ts'

test.use({ javaScriptEnabled: false })

test('the public home reads and looks right before any script runs [HOM-01]', async ({ page }) => {
  await page.goto('')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main').locator('section')).toHaveCount(6)
  const question = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('button').first()
  // A question without its styles is as narrow as its words.
  expect((await question.boundingBox())?.width).toBeGreaterThan(400)
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

test('the list of rewards reads before any script runs [RTE-07]', async ({ page }) => {
  await page.goto('spend-kestrel-points')
  await expect(
    page
      .getByRole('main')
      .locator('li')
      .filter({ has: page.getByRole('heading') }),
  ).toHaveCount(12)
})

test('a press on Login / Join counts before any script runs, and knows the way back [RTE-15] [AUT-34]', async ({
  page,
}) => {
  await page.goto('spend-kestrel-points?category=Travel')
  await page.getByRole('banner').getByRole('button', { name: 'Login / Join' }).click()
  await expect(page).toHaveURL(/\/kestrel-red\/login\?returnTo=/)
  expect(new URL(page.url()).searchParams.get('returnTo')).toBe('/spend-kestrel-points?category=Travel')
})

import { accountMenu, expect, expectAccessible, expectNoSidewaysScroll, openSignedIn, test } from './club-test.ts'

test('a member looks for coffee with the keyboard alone, and finds it again the next time [SRC-04] [SRC-07] [SRC-12] [SRC-13]', async ({
  page,
  member,
}) => {
  await openSignedIn(page, member, '')
  await expect(page.getByRole('region', { name: 'Favourites' })).toBeAttached()
  const toggle = page.getByRole('banner').getByRole('button', { name: 'Search' })
  await toggle.focus()
  await page.keyboard.press('Enter')
  const search = page.getByRole('dialog', { name: 'Search' })
  await expect(search.getByRole('searchbox')).toBeFocused()
  await expectAccessible(page)

  await page.keyboard.type('coffee')
  await expect(search.getByRole('tab', { name: /^Earn \(\d+\)$/ })).toBeVisible()
  await search.getByRole('tab', { name: /^Rewards \(\d+\)$/ }).click()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const box = search.getByRole('list').locator('..')
  const height = await box.evaluate((element) => element.getBoundingClientRect().height / window.innerHeight)
  expect(height).toBeLessThanOrEqual(0.4501)

  const before = await page.evaluate(() => window.scrollY)
  await page.mouse.move(2, 400)
  await page.mouse.wheel(0, 600)
  await page.keyboard.press('PageDown')
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
  expect(await toggle.evaluate((element) => element.closest('[inert]') !== null)).toBe(true)

  await search.getByRole('searchbox').focus()
  await page.keyboard.press('ArrowDown')
  await expect(search.getByRole('link', { name: /Coffee and a pastry/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/spend-kestrel-points\/coffee-and-a-pastry-100102$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Coffee and a pastry' })).toBeFocused()
  await expect(search).toBeHidden()

  await toggle.click()
  await search.getByRole('button', { name: 'coffee' }).click()
  await expect(search.getByRole('tab', { name: /^Rewards \(\d+\)$/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(toggle).toBeFocused()
})

test('nobody sees what the member before them looked for', async ({ page, member, control, club }) => {
  await openSignedIn(page, member, 'earn-kestrel-points')
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  const search = page.getByRole('dialog', { name: 'Search' })
  await search.getByRole('searchbox').fill(club.region === 'US' ? 'canyon' : 'coffee')
  await expect(search.getByRole('tab', { name: /\(\d+\)$/ }).first()).toBeVisible()
  await search.getByRole('button', { name: 'Close' }).click()
  expect(await page.evaluate(() => Object.keys(sessionStorage).join())).toContain('recent-searches')

  await accountMenu(page).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/logout-success/)
  expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('recent-searches')

  await openSignedIn(page, await control.createMember(`${club.sample}.member`), 'earn-kestrel-points')
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  await expect(search.getByText(/^Type at least 3 characters, and/)).toBeVisible()
})

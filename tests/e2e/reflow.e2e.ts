import { accountMenu, expect, expectNoSidewaysScroll, openSignedIn, test } from './club-test.ts'
import { addressOf, qrReward } from './rewards.ts'

// What 400 % zoom leaves of a window of 1,280 px (WCAG 1.4.10).
test.use({ viewport: { width: 320, height: 640 } })

test('a visitor reads every page at 400 % zoom without scrolling sideways', async ({ page }) => {
  for (const path of [
    '',
    'world/',
    'spend-kestrel-points',
    'earn-kestrel-points',
    'brands/kestrel-airways',
    'about-kestrel-red',
    'terms-and-conditions',
    'subscribe',
    'my-rewards',
    'nothing/here',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoSidewaysScroll(page)
  }
})

test('a member reads every page of the account at 400 % zoom without scrolling sideways, in forced colours as well', async ({
  page,
  control,
}) => {
  await openSignedIn(page, await control.createMember('gb.flyer'), 'account')
  for (const [path, name] of [
    ['account', 'Account'],
    ['account/personal-details', 'Personal details'],
    ['account/link-accounts', 'Link accounts'],
    ['account/promo-codes', 'Promo codes'],
    ['account/settings', 'Settings'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await page.emulateMedia({ forcedColors: 'active' })
    await expectNoSidewaysScroll(page)
    await page.emulateMedia({ forcedColors: null })
  }
})

test('a short page has the footer in sight, and large letters break no word of the navigation', async ({
  page,
  control,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await openSignedIn(page, await control.createMember('gb.member'), 'my-rewards')
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  await expect(links).toHaveText(['Earn', 'Rewards', 'Subscribe'])
  for (const link of await links.all()) {
    const { scrollWidth, clientWidth, lines } = await link.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const { scrollWidth, clientWidth } = element
      return { scrollWidth, clientWidth, lines: new Set([...range.getClientRects()].map(({ top }) => top)).size }
    })
    expect(lines).toBe(1)
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  }
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1440, height: 1000 })
  await page.goto('nothing/here')
  await expect(page.getByRole('contentinfo')).toBeInViewport()
})

test('a member redeems with the keyboard alone, at 400 % zoom', async ({ page, control, member }) => {
  const reward = await qrReward(page, 'GB')
  await openSignedIn(page, member, addressOf(reward))
  await expectNoSidewaysScroll(page)
  const { vouchers } = await control.member(member.email)

  await expect(page.getByRole('main').getByRole('button', { name: 'Redeem' })).toBeEnabled()
  await page.getByRole('main').getByRole('button', { name: 'Redeem' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toBeVisible()
  await expectNoSidewaysScroll(page)
  // Focus is in the dialog and stays there; Escape leads back to where it came from.
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('main').getByRole('button', { name: 'Redeem' })).toBeFocused()

  await page.keyboard.press('Space')
  const confirm = dialog.getByRole('button', { name: 'Redeem now' })
  await expect(confirm).toBeVisible()
  for (let presses = 0; presses < 5; presses++) {
    if (await confirm.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(confirm).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible()
  await expectNoSidewaysScroll(page)
  expect((await control.member(member.email)).vouchers.length).toBe(vouchers.length + 1)

  await accountMenu(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(accountMenu(page)).toBeFocused()
})

import {
  accountMenu,
  enterPassword,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openSignedIn,
  test,
} from './club-test.ts'

test('a visitor with a code of an e-mail logs in, finds it in the field, and has its points [PRM-02] [PRM-06] [PRM-09] [AUT-25] [AUT-32]', async ({
  page,
  control,
}) => {
  const member = await control.createMember('gb.member', { points: 1000 })
  await page.goto('account/promo-codes?promoCode=WELCOME500')
  await expect(page).toHaveURL(/\/kestrel-red\/?$/)
  await page.getByRole('banner').getByRole('button', { name: 'Login / Join' }).click()
  await enterPassword(page, member)
  await expect(page).toHaveURL(/\/account\/promo-codes\?promoCode=WELCOME500$/)
  const field = page.getByRole('textbox', { name: 'Promo code' })
  await expect(field).toHaveValue('WELCOME500')
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)

  await page.getByRole('button', { name: 'Add points' }).click()
  const modal = page.getByRole('dialog', { name: 'Nice one!' })
  await expect(modal).toContainText('We’ve added 500 points.')
  await expect(modal.getByRole('button', { name: 'Close' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()
  await expect(field).toHaveValue('')
  await expect(accountMenu(page)).toContainText('1,500 points')
})

test('a code that is none keeps its field, which says so and has the focus [PRM-04] [PRM-07]', async ({
  page,
  member,
}) => {
  await openSignedIn(page, member, 'account/promo-codes')
  const field = page.getByRole('textbox', { name: 'Promo code' })
  await field.fill('NOPE')
  await field.press('Enter')
  await expect(page.getByRole('heading', { name: "Ooops... That's not a valid promo code" })).toBeVisible()
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription('Invalid voucher code.')
  await expectAccessible(page)
  await page.reload()
  await expect(field).toHaveValue('NOPE')
})

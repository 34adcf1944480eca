import {
  accountMenu,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectNoStyleAdded,
  openSignedIn,
  test,
} from './club-test.ts'

test('a member changes their name where they sign in, and is back with it [ACC-08] [ACC-10] [AUT-30]', async ({
  page,
  member,
}) => {
  await openSignedIn(page, member, 'account/personal-details')
  const details = page.getByRole('main').getByRole('definition')
  await expect(details.filter({ hasText: 'Alex Hartley' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Update my details' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your details' })).toBeVisible()
  expect(new URL(page.url()).searchParams.get('callback')).toMatch(/\/kestrel-red\/account\/personal-details$/)
  await page.getByLabel('First name').fill('Zoë')
  await page.getByRole('button', { name: 'Save' }).click()

  await expect(page).toHaveURL(/\/kestrel-red\/account\/personal-details$/)
  await expect(details.filter({ hasText: 'Zoë Hartley' })).toBeVisible()
  await expect(accountMenu(page)).toHaveAccessibleName(/^Account menu for Zoë/)
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('account-updated'))).toBeNull()
})

test('a member signs in with another email address, once they have confirmed who they are [API-13] [ERR-26] [STP-05] [STP-06]', async ({
  page,
  control,
  member,
}) => {
  const other = await control.createMember('gb.low')
  const email = `zoe+${crypto.randomUUID()}@kestrel.test`
  await openSignedIn(page, member, 'account/personal-details')
  const field = page.getByRole('textbox', { name: 'New email address' })
  const send = () => page.getByRole('button', { name: 'Change email address' }).click()
  await page.getByRole('button', { name: 'Change my email address' }).click()
  await expectAccessible(page)
  await field.fill(other.email)
  await send()
  await page.getByRole('link', { name: 'Not now, go back' }).click()
  await expect(page.getByText('You didn’t confirm it’s you, so your email address is as it was.')).toBeVisible()
  await send()
  await page.getByLabel('Six-digit code').fill('123456')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(field).toHaveAccessibleDescription(/An account with this email address already exists\./)
  await expect(field).toHaveValue(other.email)

  // Refused, the step-up was not used: it is good for the next try.
  await field.fill(email)
  await send()
  await expect(page.getByText(`From now on, sign in as ${email}.`)).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: email })).toBeVisible()
  expect((await control.member(email)).profile.redUserId).toBe(member.memberId)
})

test('on a phone the account is a list that leads into its pages, and each leads back [ACC-01] [ACC-03]', async ({
  page,
  member,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await openSignedIn(page, member, 'account')
  const pages = page.getByRole('navigation', { name: 'Your account' })
  await expect(pages.getByRole('link', { name: 'Settings' })).toBeVisible()
  await expectAccessible(page)
  await pages.getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await expect(pages).toBeHidden()
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Account' }).click()
  await expect(pages.getByRole('link', { name: 'Settings' })).toBeVisible()

  await page.setViewportSize({ width: 1440, height: 900 })
  await pages.getByRole('link', { name: 'Personal details' }).click()
  await expect(pages.locator('[aria-current="page"]')).toHaveText('Personal details')
})

test('a switch by keyboard, without a connection, and in two tabs [ACC-13] [ACC-16]', async ({
  page,
  context,
  control,
}) => {
  const member = await control.createMember('gb.member', { profile: { marketingSms: false } })
  await page.setViewportSize({ width: 320, height: 640 })
  // What the first interaction loads is there before the network goes.
  const started = page.waitForResponse('**/check_version?*')
  await openSignedIn(page, member, 'account/settings')
  const texts = page.getByRole('switch', { name: 'Texts' })
  await texts.press('Shift')
  await started
  await context.setOffline(true)
  await page.keyboard.press('Space')
  await expect(texts).toHaveAccessibleDescription(/You’re offline, so this wasn’t saved/)
  await expect(texts).not.toBeChecked()
  await context.setOffline(false)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  const other = await context.newPage()
  const html = (await (await other.goto('account/settings'))?.text()) ?? ''
  await other.getByRole('switch', { name: 'Texts' }).click()
  await expect(other.getByText('Saved.')).toBeVisible()
  await expect(other.getByRole('switch', { name: 'Texts' })).toBeChecked()
  await expectNoStyleAdded(other, html)
  await page.bringToFront()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(texts).toBeChecked()
  expect((await control.member(member.email)).profile).toMatchObject({ marketingSms: true })
})

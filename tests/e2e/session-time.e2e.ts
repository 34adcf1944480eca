import type { Page } from '@playwright/test'
import { accountMenu, expect, expectAccessible, openSignedIn, signIn, test } from './club-test.ts'

const day = 24 * 60 * 60_000

function tokenCalls(page: Page): string[] {
  const grants: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/identity/token'))
      grants.push(new URLSearchParams(request.postData() ?? '').get('grant_type') ?? '')
  })
  return grants
}

const notice = (page: Page) => page.getByRole('region', { name: 'Your session' })

/**
 * Lets time pass for a member's page at rest. A call that is still open would be given up for want of an answer, and a
 * balance that was given up is said in a dialog over the page (ERR-36).
 */
async function passTime(page: Page, time: string): Promise<void> {
  await expect(page.getByRole('banner').getByText('Your balance')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.clock.fastForward(time)
}

for (const [where, offset] of [
  ['a day ahead', day],
  ['a day behind', -day],
] as const)
  test(`a device whose clock is ${where} signs in once, stays signed in, and is not told of an end [AUT-20]`, async ({
    page,
    member,
  }) => {
    await page.clock.install({ time: Date.now() + offset })
    const grants = tokenCalls(page)
    await page.goto('')
    await signIn(page, member)
    await page.goto('my-rewards/vouchers')
    await expect(page.getByRole('tabpanel').locator('li').first()).toBeVisible()
    await passTime(page, '50:00')
    await page.getByRole('tab', { name: 'Orders' }).click()
    await expect(page.getByRole('tabpanel').locator('li').first()).toBeVisible()
    await expect(notice(page)).toHaveCount(0)
    // One for the login, one for the reload.
    expect(grants).toEqual(['authorization_code', 'authorization_code'])
  })

test('five minutes before the end a member is told, and stays, in time or by itself [AUT-16] [AUT-17] [AUT-18]', async ({
  page,
  member,
}) => {
  await page.clock.install()
  const grants = tokenCalls(page)
  await openSignedIn(page, member, '')
  await passTime(page, '53:00')
  await expect(notice(page)).toHaveCount(0)
  await passTime(page, '02:05')
  await expect(notice(page).getByRole('alert')).toContainText('Your session needs renewing by')
  await expectAccessible(page)
  await notice(page).getByRole('button', { name: 'Stay logged in' }).click()
  await expect(page.getByText('You’re still logged in.')).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
  expect(grants).toEqual(['authorization_code', 'refresh_token'])

  // Nobody does anything: the next renewal comes by itself.
  await passTime(page, '59:05')
  await expect.poll(() => grants).toEqual(['authorization_code', 'refresh_token', 'refresh_token'])
  await expect(accountMenu(page)).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
})

test('log out is one press away when the end comes near [AUT-17] [AUT-19]', async ({ page, member }) => {
  await page.clock.install()
  await openSignedIn(page, member, '')
  await passTime(page, '55:05')
  const revoked = page.waitForRequest('**/identity/token/revocation')
  await notice(page).getByRole('button', { name: 'Log out' }).click()
  expect((await revoked).postData()).toContain('token=')
  await expect(page.getByRole('heading', { name: 'See you soon' })).toBeVisible()
})

test('a renewal that is refused ends the session, with a way back to the same page [AUT-18] [AUT-34]', async ({
  page,
  member,
}) => {
  await page.clock.install()
  await openSignedIn(page, member, 'spend-kestrel-points?category=Travel')
  await page.route('**/identity/token', (route) => route.fulfill({ status: 400, json: { error: 'login_required' } }))
  await passTime(page, '59:05')
  await expect(notice(page).getByRole('alert')).toContainText('Your session has ended, so we')
  await expect(accountMenu(page)).toHaveCount(0)
  await expectAccessible(page)
  await page.unroute('**/identity/token')
  await notice(page).getByRole('button', { name: 'Log in again' }).click()
  await expect(accountMenu(page)).toBeVisible()
  await expect(page).toHaveURL(/\/kestrel-red\/spend-kestrel-points\?category=Travel$/)
})

test('a refresh that reports login_required, after a 403, ends the session [AUT-21] [AUT-22]', async ({
  page,
  control,
  member,
}) => {
  await openSignedIn(page, member, '')
  await control.addFault({ operationId: 'listVouchers', member: member.email, times: 1, status: 403 })
  await page.route('**/identity/token', (route) => route.fulfill({ status: 400, json: { error: 'login_required' } }))
  await accountMenu(page).click()
  await page.getByRole('menuitem', { name: 'My rewards' }).click()
  await expect(page.getByRole('heading', { name: 'JOIN THE CLUB' })).toBeVisible()
  await expect(notice(page)).toContainText('Your session has ended')
})

test('a session whose provider does not answer is a visitor’s page after ten seconds [AUT-16]', async ({
  page,
  member,
}) => {
  await openSignedIn(page, member, '')
  await page.route('**/identity/**', () => undefined)
  await page.clock.install()
  await page.reload()
  await expect(page.getByRole('banner')).toBeVisible()
  await page.clock.fastForward('00:11')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login / Join' })).toBeVisible()
})

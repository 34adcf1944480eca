import type { Page } from '@playwright/test'
import {
  accountMenu,
  enterPassword,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signIn,
  test,
} from './club-test.ts'
import { newFlyer, partnerPassword, signInAtPartner } from './partner-pages.ts'

const main = (page: Page) => page.getByRole('main')
const linked = (page: Page) => main(page).getByText('Linked', { exact: true })
const toast = (page: Page, text: string) => page.getByRole('region', { name: 'Notifications' }).getByText(text)

/** Opens the page where accounts are linked, signed in. */
async function openAccounts(page: Page, member: Parameters<typeof signIn>[1], prefix = '') {
  await page.goto(`${prefix}account/link-accounts`)
  await page.getByRole('main').getByRole('button', { name: 'Login / Join' }).click()
  await enterPassword(page, member)
}

/** What somebody in Britain types at the first step of onboarding. */
const newcomer = {
  'First name': 'Zoë',
  'Last name': "O'Brien-Ward",
  Day: '29',
  Month: '02',
  Year: '1996',
  'Mobile number': '07700900142',
  Postcode: 'EH6 6QW',
}

/** Every address in this tab's history that the app can have been at, and all that this browser keeps. */
const kept = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([
      location.href,
      document.referrer,
      document.cookie,
      Object.entries(localStorage),
      Object.entries(sessionStorage),
    ]),
  )

test('a member links the airline by keyboard and comes back linked; no token stays, and Back and a reload say nothing twice [LNK-16] [LNK-17] [LNK-18] [RTE-18]', async ({
  page,
  member,
}) => {
  await openAccounts(page, member)
  await page.getByRole('button', { name: 'Link Flying Club' }).press('Enter')
  await expect(page).toHaveURL(/\/partners\/airline\/authorize\?.*scope=openid.*prompt=login/)
  const calledBack = page.waitForEvent('framenavigated', (frame) => frame.url().includes('/partner-login-success'))
  await signInAtPartner(page, newFlyer())
  const token = new URLSearchParams(new URL((await calledBack).url()).hash.slice(1)).get('id_token')
  await expect(toast(page, 'Your Flying Club account is linked.')).toBeVisible()
  await expect(page).toHaveURL(/\/account\/link-accounts$/)
  await expect(linked(page)).toBeVisible()
  if (token !== null) expect(await kept(page)).not.toContain(token)
  expect(await kept(page)).not.toMatch(/eyJ[\w-]+\.eyJ/)
  await page.reload()
  await expect(linked(page)).toBeVisible()
  await expect(toast(page, 'is linked')).toHaveCount(0)
  await page.goBack()
  // The partner's own page is what came before; the one with the token in its address is not in the history.
  await expect(page).toHaveURL(/\/partners\/airline\/authorize\?/)
  expect(page.url()).not.toContain('id_token=')
})

test.describe('in the US', () => {
  test.use({ club: { region: 'US', prefix: 'en-us/', sample: 'us' } })

  test('a member unlinks the rewards partner and links it again; the code leaves the address [LNK-15] [LNK-21] [LNK-22] [LNK-25] [LNK-26]', async ({
    page,
    control,
  }) => {
    const member = await control.createMember('us.transfer')
    await openAccounts(page, member, 'en-us/')
    await page.getByRole('button', { name: 'Unlink' }).click()
    await page.getByLabel('Your password here').fill(partnerPassword)
    await page.getByRole('button', { name: 'Unlink' }).click()
    await expect(toast(page, 'Your Bilt account isn’t linked any more.')).toBeVisible()
    await expect(page).toHaveURL(/\/en-us\/account\/link-accounts$/)
    await expect(main(page).getByText('48,000 points')).toBeVisible()
    await page.getByRole('button', { name: 'Link Bilt' }).click()
    await signInAtPartner(page, member.email)
    await expect(toast(page, 'Your Bilt account is linked.')).toBeVisible()
    await expect(page).toHaveURL(/\/en-us\/account\/link-accounts$/)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Unlink' })).toBeVisible()
    await expect(toast(page, 'is linked')).toHaveCount(0)
  })
})

test('a visitor follows the airline’s link, logs in, is linked and goes on where the airline wants; going back from the airline is told [AUT-23] [LNK-08] [LNK-10] [ONB-38]', async ({
  page,
  member,
}) => {
  const query = { partnerCode: 'VAA', connectionId: 'db', loginEmail: newFlyer(), onConnectSuccessUrl: '/activity' }
  await page.goto(`onboarding/auto-link-accounts?${new URLSearchParams(query).toString()}`)
  await page.getByRole('link', { name: 'Not now, go back' }).click()
  await expect(page.getByText('You left Flying Club before signing in there.')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('Email address')).toHaveValue(query.loginEmail)
  await signInAtPartner(page, query.loginEmail)
  await main(page).getByRole('button', { name: 'Login / Join' }).click()
  await page.getByLabel('Email address').fill(member.email)
  await page.getByLabel('Password').fill(member.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Your accounts are linked' })).toBeVisible()
  expect(await kept(page)).not.toMatch(/eyJ[\w-]+\.eyJ/)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/kestrel-red\/activity$/)
  await expect(accountMenu(page)).toBeVisible()
})

test('a visitor follows the airline’s link, joins, and has the account linked once the last step is reached [AUT-23] [AUT-28] [LNK-08] [ONB-04] [ONB-30] [ONB-33]', async ({
  page,
  control,
}) => {
  const email = `newcomer+${crypto.randomUUID()}@kestrel.test`
  const query = { partnerCode: 'VAA', connectionId: 'db', loginEmail: newFlyer() }
  await page.goto(`onboarding/auto-link-accounts?${new URLSearchParams(query).toString()}`)
  await signInAtPartner(page, query.loginEmail)
  await main(page).getByRole('button', { name: 'Login / Join' }).click()
  await page.getByRole('link', { name: 'Join the club' }).click()
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Choose a password').fill('Kestrel-Points-1')
  await page.getByRole('button', { name: 'Join Kestrel Red' }).click()

  const proceed = page.getByRole('button', { name: 'Continue' })
  for (const [label, value] of Object.entries(newcomer)) await page.getByLabel(label, { exact: true }).fill(value)
  await proceed.click()
  await page.getByRole('checkbox', { name: /^I accept the Terms/ }).check()
  await proceed.click()
  await expect(page.getByRole('group', { name: 'Tick to opt out' })).toBeVisible()
  expect((await control.member(email)).links).toEqual([])
  await proceed.click()
  await expect(page.getByRole('heading', { level: 2, name: 'Your accounts are linked' })).toBeVisible()
  await expect(page.locator('[aria-current="step"]')).toContainText('Start Exploring')
  expect(await kept(page)).not.toMatch(/eyJ[\w-]+\.eyJ/)
  await proceed.click()
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome to Kestrel Red, .*Zoë/ })).toBeVisible()
  const { links, profile } = await control.member(email)
  expect(links).toEqual([expect.objectContaining({ partnerCode: 'VAA' })])
  expect(profile).toMatchObject({ complete: true, linkedAccountsState: {} })
})

test('the accounts stand at 400 % zoom, and break no rule of accessibility', async ({ page, member }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await openAccounts(page, member)
  await expect(page.getByRole('button', { name: 'Link Flying Club' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

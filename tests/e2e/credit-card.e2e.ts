import type { Page, Route } from '@playwright/test'
import type { SandboxControl, TestMember } from '@clubhouse/test-kit/sandbox-control'
import {
  enterPassword,
  expect,
  expectAccessible,
  expectHydrated,
  expectNoSidewaysScroll,
  openSignedIn,
  test,
} from './club-test.ts'

const accorId = 'ABCDEFGHIJ0123456789'
const landing = 'en-us/rewards-credit-card'
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const card = (page: Page) => title(page, 'The card that remembers where you like to sit')
const question = (page: Page) => page.getByRole('dialog', { name: 'Are you a member?' })
const apply = (page: Page) => page.getByRole('link', { name: 'Apply now' })
const prequalify = (page: Page) => page.getByRole('link', { name: 'See if you prequalify' })
const toast = (page: Page, text: RegExp) => page.getByRole('region', { name: 'Notifications' }).getByText(text)
const applicationsOf = async (control: SandboxControl, { email }: TestMember) =>
  (await control.member(email)).cardApplications

test.use({ club: { region: 'US', prefix: 'en-us/', sample: 'us' } })

test('a visitor whom a partner sent logs in on the way, applies by keyboard on a small screen, and is thanked [CCD-08] [CCD-16] [CCD-17] [CCD-19] [CCD-20] [CCD-24]', async ({
  page,
  context,
  member,
  control,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`${landing}/${accorId}?siteCode=HOTEL1`)
  await expect(card(page)).toBeVisible()
  const cookies = (await context.cookies()).filter(({ name }) => name.startsWith('card-'))
  expect(cookies.map(({ value }) => value).sort()).toEqual([accorId, 'HOTEL1'])
  const day = 24 * 60 * 60
  for (const { expires } of cookies) expect(Math.abs(expires - Date.now() / 1000 - day)).toBeLessThan(300)

  // The address no longer says who sent them.
  await page.goto(landing)
  await expect(card(page)).toBeVisible()
  await expectHydrated(page)
  await apply(page).press('Enter')
  await expect(question(page).getByRole('button', { name: 'Close' })).toBeFocused()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await question(page).getByRole('button', { name: 'Log in or join' }).press('Enter')
  await enterPassword(page, member)

  await expect(title(page, 'One step from your card')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Continue to application' }).press('Enter')
  await expect(page).toHaveURL(/\/partners\/card\/apply\?token=[\w-]{32}$/)
  await page.getByRole('button', { name: 'Send the application' }).click()
  await expect(title(page, 'Thanks for applying')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Log in or join' })).toHaveCount(0)
  await expectNoSidewaysScroll(page)
  expect(await applicationsOf(control, member)).toMatchObject([
    { accorId, siteCode: 'HOTEL1', applicationType: 'APPLY', status: 'SUBMITTED' },
  ])
})

test('a guest goes to the application, comes back by the browser, and leaves it at the issuer’s [CCD-19] [CCD-20] [CCD-21]', async ({
  page,
}) => {
  await page.goto(landing)
  await expectHydrated(page)
  const goAsGuest = async () => {
    await prequalify(page).click()
    await question(page).getByRole('button', { name: 'Continue as guest' }).click()
    await expect(page).toHaveURL(/\/partners\/card\/apply\?token=[\w-]{32}&preQual=Y$/)
  }
  await goAsGuest()
  await page.goBack()
  await expect(card(page)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectHydrated(page)
  await goAsGuest()
  await page.getByRole('link', { name: 'Not now, go back' }).click()
  await expect(title(page, 'You didn’t finish your application')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to the card' }).click()
  await expect(card(page)).toBeVisible()
})

test('where cookies are not kept, a visitor cannot log in, is told so, and applies as the guest of who sent them [CCD-17] [CCD-19] [CCD-24]', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    // They are read, and not written.
    const cookies = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') ?? {}
    Object.defineProperty(document, 'cookie', { ...cookies, set: () => undefined })
  })
  await page.goto(`${landing}?accorId=${accorId}&siteCode=HOTEL2`)
  await expectHydrated(page)
  expect((await context.cookies()).filter(({ name }) => name.startsWith('card-'))).toEqual([])
  await prequalify(page).click()
  await question(page).getByRole('button', { name: 'Log in or join' }).click()
  await expect(toast(page, /^Your browser keeps nothing for this site/)).toBeVisible()
  const sent = page.waitForRequest('**/card-applications/guest')
  await question(page).getByRole('button', { name: 'Continue as guest' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ accorId, siteCode: 'HOTEL2', applicationType: 'PREQUAL' })
  await expect(page).toHaveURL(/\/partners\/card\/apply\?/)
})

test('a member presses twice, calls it off, loses the line, and applies once [CCD-18] [CCD-21] [CCD-23]', async ({
  page,
  context,
  member,
  control,
}) => {
  await openSignedIn(page, member, landing)
  await expectHydrated(page)
  const held: Route[] = []
  await page.route('**/card-applications', (route) => void held.push(route))
  await apply(page).dblclick()
  const redirect = page.getByRole('dialog', { name: 'Taking you to our card partner' })
  await expect(redirect.getByText('Opening your application')).toBeAttached()
  await expectAccessible(page)
  await redirect.getByRole('button', { name: 'Cancel' }).click()
  await expect(redirect).toHaveCount(0)
  await expect(apply(page)).toBeFocused()
  expect(held).toHaveLength(1)
  await held[0]?.abort()
  await page.unroute('**/card-applications')

  await context.setOffline(true)
  await apply(page).click()
  await expect(toast(page, /so that didn’t work/)).toBeVisible()
  await expect(redirect).toHaveCount(0)
  await context.setOffline(false)
  await apply(page).click()
  await expect(page).toHaveURL(/\/partners\/card\/apply\?token=/)
  expect(await applicationsOf(control, member)).toHaveLength(1)
})

test.describe('before any script runs', () => {
  test.use({ javaScriptEnabled: false })

  test('the card is all there, and its links lead to the page before the application [CCD-02]', async ({ page }) => {
    await page.goto(landing)
    await expect(card(page)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Card questions' })).toBeVisible()
    await expect(apply(page)).toHaveAttribute('href', /\/en-us\/rewards-credit-card-transition\?applicationType=APPLY$/)
  })
})

import type { Page } from '@playwright/test'
import { payCheckout } from '@clubhouse/test-kit/checkout-sessions'
import type { SandboxControl, TestMember } from '@clubhouse/test-kit/sandbox-control'
import { clubOf } from './club-of.ts'
import {
  accountMenu,
  enterPassword,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openSignedIn,
  test,
} from './club-test.ts'

const payment = 'subscription-payment/kestrel-plus-yearly'
const form = (page: Page) => page.frameLocator('iframe[title="Secure card payment"]')

/** Fills in the provider's form with one of its test cards, and presses its button. */
async function pay(page: Page, number: string): Promise<void> {
  const frame = form(page)
  await frame.getByLabel('Card number').fill(number)
  await frame.getByLabel('Expiry date').fill('12/30')
  await frame.getByLabel('Security code').fill('123')
  await frame.getByRole('button', { name: 'Start the free trial' }).click()
}

/** As many browsers do: a frame of another site has no cookies. */
async function blockCookiesOfOthers(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page)
  await tools.send('Network.enable')
  await tools.send('Network.setCookieControls', { enableThirdPartyCookieRestriction: true })
}

async function expectWelcome(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Kestrel Plus Yearly' })).toBeVisible({
    timeout: 30_000,
  })
}

/** The ledger of the provider: one card was taken, and one subscription has begun. */
async function expectOneSubscription(control: SandboxControl, { email }: TestMember): Promise<void> {
  const { payments } = await control.member(email)
  expect(payments.map(({ kind }) => kind)).toEqual(['CARD_TAKEN', 'SUBSCRIPTION_BEGUN'])
}

test('a member logs in, pays, and is a subscriber once, however often the confirmation is loaded [SUB-05] [SUB-08] [SUB-09] [SUB-12]', async ({
  page,
  context,
  control,
  member,
}) => {
  await blockCookiesOfOthers(page)
  await page.goto(payment)
  await page.getByRole('main').getByRole('button', { name: 'Login / Join' }).click()
  await enterPassword(page, member)
  await expect(page).toHaveURL(new RegExp(`/${payment}$`))
  await expect(form(page).getByText('7 days free, then £79.99 a year')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await pay(page, '4242 4242 4242 4242')
  await expectWelcome(page)
  await expect(page).toHaveURL(/\/subscription-confirmation\?session_id=cs_\w+$/)
  await expectAccessible(page)
  await expectOneSubscription(control, member)
  await page.reload()
  await expect(page).toHaveURL(/\/account\/subscription$/)
  await expectOneSubscription(control, member)
  expect(await context.cookies((await clubOf(page)).payments.script)).toEqual([])
})

test('the payment page alone may load the provider, and is a document of its own on the way there and back [SUB-06]', async ({
  page,
  baseURL,
  member,
}) => {
  const policies = new Map<string, string>()
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'document' || response.frame() !== page.mainFrame()) return
    policies.set(new URL(response.url()).pathname, response.headers()['content-security-policy'] ?? '')
  })
  const policyOf = (path: string) => policies.get(new URL(path, baseURL ?? '').pathname)
  const provider = 'http://127.0.0.1'

  await openSignedIn(page, member, 'account')
  expect(policyOf('account')).not.toContain(provider)
  await page.goto(payment)
  await expect(form(page).getByLabel('Card number')).toBeVisible()
  expect(policyOf(payment)).toMatch(/script-src 'self' http:\/\/127\.0\.0\.1:\d+\/payments\/provider\.js;/)
  expect(policyOf(payment)).toMatch(/frame-src [^;]* http:\/\/127\.0\.0\.1:\d+\/payments\/checkout\/;/)
  expect(policyOf(payment)).toContain("require-trusted-types-for 'script'; trusted-types card-payment-script")

  await page.getByRole('banner').getByRole('link', { name: 'Rewards', exact: true }).click()
  await expect(page).toHaveURL(/\/spend-kestrel-points$/)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(accountMenu(page)).toBeVisible()
  expect(policyOf('spend-kestrel-points')).toBeDefined()
  expect(policyOf('spend-kestrel-points')).not.toContain(provider)
  expect(await page.evaluate(() => 'Stripe' in window), 'the provider’s script, on another page').toBe(false)

  policies.clear()
  await page.goBack()
  await expect(form(page).getByText('Kestrel Plus Yearly')).toBeVisible()
  await expect(page.getByRole('region', { name: 'What you’ll pay' })).toContainText('Kestrel Plus Yearly')
  await expect(accountMenu(page)).toBeVisible()
})

test.describe('on any other page', () => {
  test.use({ expectedComplaint: /TrustedScriptURL/ })

  test('the provider’s script is kept out [SUB-06]', async ({ page }) => {
    await page.goto('spend-kestrel-points')
    const load = () => {
      const script = document.createElement('script')
      try {
        script.src = 'http://127.0.0.1/payments/provider.js'
        return 'let in'
      } catch {
        return 'kept out'
      }
    }
    expect(await page.evaluate(load)).toBe('kept out')
  })
})

test('declined, not agreed to and lost on the way: the card form says so, and the same form pays once in the end', async ({
  page,
  control,
  member,
}) => {
  // What 400 % zoom leaves of a window of 1,280 px (WCAG 1.4.10).
  await page.setViewportSize({ width: 320, height: 640 })
  await openSignedIn(page, member, payment)
  const frame = form(page)
  const overflow = () => frame.locator('html').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  await pay(page, '4000 0000 0000 0002')
  await expectNoSidewaysScroll(page)
  expect(await overflow()).toBeLessThanOrEqual(0)
  await expect(frame.getByRole('alert').filter({ visible: true })).toHaveText(
    'Your bank declined this card. Try another one.',
  )
  await pay(page, '4000 0000 0000 0069')
  await expect(frame.getByRole('alert').filter({ visible: true })).toHaveText('This card has expired. Try another one.')
  await pay(page, '4000 0025 0000 3155')
  await frame.getByRole('button', { name: 'No, do not pay' }).click()
  await expect(frame.getByRole('alert').filter({ visible: true })).toHaveText(
    'The payment was not agreed to. Try again or use another card.',
  )
  expect((await control.member(member.email)).payments).toEqual([])
  await pay(page, '4000 0000 0000 0119')
  await expect(frame.getByRole('alert').filter({ visible: true })).toContainText('The connection was lost')
  await frame.getByRole('button', { name: 'Start the free trial' }).click()
  await expectWelcome(page)
  await expectOneSubscription(control, member)
})

test('a session that ends while the card is entered costs a login, and nothing else [SUB-08]', async ({
  page,
  context,
  control,
  member,
}) => {
  await openSignedIn(page, member, payment)
  await expect(form(page).getByLabel('Card number')).toBeVisible()
  await context.clearCookies({ name: /^(?!user-cookie-preferences)/ })
  await pay(page, '4242 4242 4242 4242')
  await page.getByRole('main').getByRole('button', { name: 'Login / Join' }).click()
  await enterPassword(page, member)
  await expectWelcome(page)
  await expectOneSubscription(control, member)
})

test('who subscribed in another tab cannot pay a second time, and every open tab knows at once [SUB-12] [SUB-13] [SUB-30]', async ({
  page,
  context,
  control,
  member,
}) => {
  await openSignedIn(page, member, payment)
  await expect(form(page).getByLabel('Card number')).toBeVisible()
  const home = await context.newPage()
  await home.goto('')
  const subscribe = home.getByRole('banner').getByRole('link', { name: 'Subscribe' })
  await expect(subscribe).toBeVisible()
  const sessionId = await payCheckout(control, member)
  const address = `subscription-confirmation?session_id=${sessionId}`
  const others = [await context.newPage(), await context.newPage()]
  await Promise.all(others.map((other) => other.goto(address)))
  // Either hears of it from the server or from the other tab, or comes too late and is led on.
  const ends = await Promise.all(
    others.map(async (other) => {
      const end = other.getByRole('heading', {
        level: 1,
        name: /^(?:Welcome to Kestrel Plus Yearly|Manage membership)$/,
      })
      await expect(end).toBeVisible({ timeout: 30_000 })
      return end.textContent()
    }),
  )
  expect(ends).toContain('Welcome to Kestrel Plus Yearly')
  await expectOneSubscription(control, member)
  await expect(subscribe).toHaveCount(0)
  await accountMenu(home).click()
  await expect(home.getByRole('menuitem', { name: 'Subscription' })).toBeVisible()
  await page.reload()
  await expect(page).toHaveURL(/\/account\/subscription$/)
  await expectOneSubscription(control, member)
})

test('a blocked script of the provider is said, and the form opens once it is let through', async ({
  page,
  member,
}) => {
  const isBlocked = { now: true }
  await page.route('**/payments/provider.js', (route) => (isBlocked.now ? route.abort() : route.continue()))
  await openSignedIn(page, member, payment)
  await expect(page.getByRole('heading', { name: 'The card payment form didn’t open' })).toBeVisible()
  isBlocked.now = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(form(page).getByLabel('Card number')).toBeVisible()
})

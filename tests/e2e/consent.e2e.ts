import type { Page } from '@playwright/test'
import type { SandboxControl } from '@clubhouse/test-kit/sandbox-control'
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from './club-test.ts'

test.use({ cookieAnswer: 'none yet' })

const optional = /\/(events|messaging|personalisation)\/|\/(tag-manager|monitoring|messaging-service|shell-events)-/
const year = 365 * 24 * 60 * 60

const question = (page: Page) => page.getByRole('region', { name: 'Your cookies, your choice' })
const answer = (page: Page, name: string) => question(page).getByRole('button', { name }).click()

/** Every address asked for that is optional, be it a script or a service. */
function watchOptional(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (optional.test(request.url())) asked.push(request.url())
  })
  return asked
}

const storedIn = (page: Page) => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
const optionalKeys = new Set(['monitoring-session', 'verified-members', 'messaging-device', 'personalisation-session'])

async function walk(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Rewards' }).click()
  await expect(page.getByRole('button', { name: 'Load more' })).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie policy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cookie policy' })).toBeVisible()
}

/** Whether a press in the middle of an element meets it, and nothing that lies over it. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const there = document.elementFromPoint(left + width / 2, top + height / 2)
  return there !== null && (element.contains(there) || there.contains(element))
}

/** Page views that the tag manager has taken, of a campaign that is this test's own. */
async function viewsOf(control: SandboxControl, campaignId: string): Promise<Record<string, unknown>[]> {
  const calls = await control.requests({ operationId: 'collectEvents' })
  const events = calls.flatMap(({ body }) => (body as { events: { properties: Record<string, unknown> }[] }).events)
  return events.map(({ properties }) => properties).filter((properties) => properties['campaignId'] === campaignId)
}

test('without an answer, and after a no, nothing optional is loaded, stored or sent [CKE-02] [CKE-05] [CKE-03] [CST-04.a]', async ({
  page,
  context,
}) => {
  const asked = watchOptional(page)
  await page.goto('')
  await expect(question(page)).toBeVisible()
  await walk(page)
  expect(await context.cookies()).toEqual([])
  await answer(page, 'Reject all')
  await expect(question(page)).toBeHidden()
  await page.goto('')
  await walk(page)
  await expect(question(page)).toBeHidden()
  const cookies = await context.cookies()
  expect(cookies.map(({ name }) => name)).toEqual(['user-cookie-preferences'])
  const lasts = (cookies[0]?.expires ?? 0) - Date.now() / 1_000
  expect(Math.abs(lasts - year)).toBeLessThan(600)
  expect((await storedIn(page)).filter((key) => optionalKeys.has(key))).toEqual([])
  expect(asked).toEqual([])
})

test('after a yes the pages are told as they were [ANL-01] [ANL-02] [CKE-08]', async ({ page, control }) => {
  const campaign = `consent-${Date.now()}`
  await page.goto(`?utm_campaign=${campaign}&code=secret`)
  await expect(question(page)).toBeVisible()
  await expectAccessible(page)
  await walk(page)
  await answer(page, 'Accept all')
  await expect(page.locator('main')).toBeFocused()
  await expect.poll(async () => (await viewsOf(control, campaign)).length).toBeGreaterThan(1)
  const views = await viewsOf(control, campaign)
  // The first page counts once its followers are there, which a quick person may leave behind.
  expect(views[0]?.['trigger']).toBe('page_load')
  expect(views.slice(-2).map(({ path }) => path)).toEqual([
    '/kestrel-red/spend-kestrel-points',
    '/kestrel-red/cookie-policy',
  ])
  for (const { title, cookieChoices, loggedIn, language, viewingRegion } of views) {
    expect(title).toMatch(/\| Kestrel Red$/)
    expect(cookieChoices).toMatchObject({ analytics: true, functional: true, 'marketing-advertising': true })
    expect([loggedIn, language, viewingRegion]).toEqual([false, 'en-GB', 'GB'])
  }
  expect(JSON.stringify(views)).not.toContain('secret')
})

test('a yes can be taken back as easily, and what it stored goes with it [CKE-05] [CKE-06]', async ({ page }) => {
  const asked = watchOptional(page)
  await page.goto('cookie-policy')
  await answer(page, 'Accept all')
  await expect.poll(() => asked.filter((url) => url.includes('/events/')).length).toBeGreaterThan(0)
  await expect.poll(() => storedIn(page)).toContain('monitoring-session')
  await page.getByRole('main').getByRole('button', { name: 'Cookie settings' }).click()
  await expect(page.getByRole('dialog', { name: 'Cookie settings' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Reject all' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect((await storedIn(page)).filter((key) => optionalKeys.has(key))).toEqual([])
  const before = asked.length
  await walk(page)
  expect(asked.slice(before)).toEqual([])
})

test('another tab follows at once [CKE-07]', async ({ page, context }) => {
  const second = await context.newPage()
  await Promise.all([page.goto(''), second.goto('terms-and-conditions')])
  await Promise.all([expect(question(page)).toBeVisible(), expect(question(second)).toBeVisible()])
  await answer(page, 'Accept all')
  await expect(question(second)).toBeHidden()
  await second.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click()
  await second.getByRole('dialog').getByRole('checkbox', { name: 'Analytics' }).uncheck()
  await second.getByRole('dialog').getByRole('button', { name: 'Save my choices' }).click()
  await expect(second.getByRole('dialog')).toBeHidden()
  await expect.poll(() => storedIn(page)).not.toContain('monitoring-session')
  const asked = [watchOptional(page), watchOptional(second)]
  await walk(page)
  await walk(second)
  expect(asked.flat().filter((url) => url.includes('/events/'))).toEqual([])
})

test('by keys the question comes right after the skip link, and hides nothing that has focus [CKE-07] [SHL-01]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 480 })
  await page.goto('terms-and-conditions')
  await expect(question(page)).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(question(page).getByRole('link', { name: 'Cookie policy' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(question(page).getByRole('button', { name: 'Accept all' })).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const link of await page.getByRole('contentinfo').getByRole('link').all()) {
    await link.focus()
    await expect.poll(() => link.evaluate(isOnTop)).toBe(true)
  }
})

test('a login is told, and sends what waits before the page changes again [ANL-02] [ANL-03]', async ({
  page,
  member,
}) => {
  await page.goto('')
  await answer(page, 'Accept all')
  const told = page.waitForRequest(
    (request) => request.url().endsWith('/events/analytics') && (request.postData() ?? '').includes('"name":"login"'),
  )
  await signIn(page, member)
  await told
})

test('on a phone the page stays where it is when the cookies are answered', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('')
  await answer(page, 'Reject all')
  await expect(question(page)).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
  expect(await page.evaluate(scrolledInTwoFrames)).toBe(0)
})

/** In the page: where it stands when scrolling that was asked for has begun. */
function scrolledInTwoFrames(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.scrollY))))
}

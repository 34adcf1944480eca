import type { BrowserContext, Page, Request, Route } from '@playwright/test'
import { accountMenu, enterPassword, expect, openSignedIn, signIn, test } from './club-test.ts'

/** What a page sends with a member's tokens. */
function memberCalls(page: Page): Request[] {
  const calls: Request[] = []
  page.on('request', (request) => {
    if (request.headers()['x-id-token'] !== undefined) calls.push(request)
  })
  return calls
}

/** How often tabs asked for tokens with a refresh token. */
function renewals(context: BrowserContext): Request[] {
  const found: Request[] = []
  context.on('request', (request) => {
    if (request.url().endsWith('/identity/token') && request.postData()?.includes('grant_type=refresh_token') === true)
      found.push(request)
  })
  return found
}

async function openTab(context: BrowserContext, path = ''): Promise<Page> {
  const tab = await context.newPage()
  await tab.goto(path)
  await expect(accountMenu(tab)).toBeVisible()
  return tab
}

test('logging out in one tab ends every other within two seconds [AUT-03]', async ({ page, context, member }) => {
  await openSignedIn(page, member, '')
  const other = await openTab(context, 'my-rewards/vouchers')
  const third = await openTab(context, 'my-rewards/orders')
  await accountMenu(page).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  for (const tab of [other, third]) {
    await expect(tab.getByRole('region', { name: 'Your session' })).toContainText('ended in another tab', {
      timeout: 2000,
    })
    await expect(accountMenu(tab)).toHaveCount(0)
  }
  const calls = memberCalls(other)
  await other.getByRole('banner').getByRole('link', { name: 'Rewards', exact: true }).click()
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await other.reload()
  await expect(other.getByRole('banner').getByRole('button', { name: 'Login / Join' })).toBeVisible()
  expect(calls).toEqual([])
  const kept = await other.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)])
  expect(kept.filter((key) => /^member:|^auth_|^session-ended/.test(key))).toEqual([])
})

test('a tab whose session ended elsewhere logs in again to the page that it shows [AUT-34]', async ({
  page,
  context,
  member,
}) => {
  await openSignedIn(page, member, '')
  const other = await openTab(context, 'spend-kestrel-points?category=Travel')
  await accountMenu(page).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  // Until the provider has ended its session it would answer with that one.
  await expect(page.getByRole('heading', { name: 'See you soon' })).toBeVisible()
  await other.getByRole('button', { name: 'Log in again' }).click()
  await enterPassword(other, member)
  await expect(other).toHaveURL(/\/kestrel-red\/spend-kestrel-points\?category=Travel$/)
  await expect(other.getByRole('region', { name: 'Your session' })).toHaveCount(0)
})

test('several tabs that are refused at once share one renewal, and go on [AUT-21]', async ({
  page,
  context,
  member,
}) => {
  await openSignedIn(page, member, '')
  const tabs = [page, await openTab(context), await openTab(context)]
  const renewed = renewals(context)
  // All have asked before the first is refused.
  let asked = 0
  let release = (): void => undefined
  const allAsked = new Promise<void>((resolve) => (release = resolve))
  const refuse = async (route: Route) => {
    asked++
    if (asked === tabs.length) release()
    await allAsked
    const headers = { 'access-control-allow-origin': '*' }
    await route.fulfill({ status: 403, headers, json: { code: 'FORBIDDEN', message: 'Not with this token' } })
  }
  for (const tab of tabs) await tab.route(/\/api\/vouchers\?/, refuse, { times: 1 })
  for (const tab of tabs) await accountMenu(tab).click()
  await Promise.all(tabs.map((tab) => tab.getByRole('menuitem', { name: 'My rewards' }).click()))
  for (const tab of tabs) await expect(tab.getByRole('tabpanel').locator('li').first()).toBeVisible()
  expect(renewed).toHaveLength(1)
  for (const tab of tabs) await expect(accountMenu(tab)).toBeVisible()
})

test('tabs share what calls need and keep their refresh tokens; when the one that renewed is closed, another renews [AUT-16]', async ({
  page,
  context,
  member,
}) => {
  await page.clock.install()
  await openSignedIn(page, member, '')
  const other = await context.newPage()
  await other.goto('')
  await expect(other.getByRole('banner').getByText('Your balance')).toBeVisible()
  const overheard = await context.newPage()
  await overheard.goto('favicon.svg')
  await overheard.evaluate(() => {
    const channel = new BroadcastChannel('clubhouse-session')
    channel.addEventListener('message', ({ data }) => document.documentElement.append(JSON.stringify(data)))
  })
  const heard = () => overheard.evaluate(() => document.documentElement.textContent)
  const renewed = renewals(context)
  const tokens = async (index: number) =>
    (await (await renewed[index]?.response())?.json()) as { access_token: string; refresh_token: string }
  await page.waitForLoadState('networkidle')
  // All tabs have one clock, and one of them is the first.
  await page.clock.fastForward('59:10')
  await expect.poll(() => renewed.length).toBe(1)
  const first = await tokens(0)
  await expect.poll(heard).toContain(first.access_token)
  expect(await heard()).not.toContain(first.refresh_token)
  expect(await heard()).not.toContain('refresh')

  const renewer = renewed[0]?.frame().page()
  const left = renewer === page ? other : page
  await renewer?.close()
  await left.clock.fastForward('02:00:00')
  await expect.poll(() => renewed.length).toBe(2)
  const spent = renewed.map((request) => new URLSearchParams(request.postData() ?? '').get('refresh_token'))
  expect(new Set([...spent, first.refresh_token]).size, 'no refresh token is used twice, nor by another tab').toBe(3)
  const second = await tokens(1)
  const calls = memberCalls(left)
  await accountMenu(left).click()
  await left.getByRole('menuitem', { name: 'My rewards' }).click()
  await expect(left.getByRole('tabpanel').locator('li').first()).toBeVisible()
  expect(calls.at(-1)?.headers()['authorization']).toBe(`Bearer ${second.access_token}`)
})

for (const { what, revoked } of [
  { what: 'a token that was revoked elsewhere', revoked: ['access_token'] },
  // What renews tokens is gone as well; the provider still knows who it is.
  { what: 'tokens that were all revoked elsewhere', revoked: ['access_token', 'refresh_token'] },
] as const)
  test(`${what}: the session is renewed once, and the page comes [AUT-21]`, async ({ page, context, member }) => {
    await page.goto('')
    const exchanged = page.waitForResponse('**/identity/token')
    await signIn(page, member)
    const exchange = await exchanged
    const tokens = (await exchange.json()) as Record<(typeof revoked)[number], string>
    await page.waitForLoadState('networkidle')
    const renewed = renewals(context)
    for (const kind of revoked)
      await page.request.post(`${exchange.url()}/revocation`, {
        form: { token: tokens[kind], token_type_hint: kind, client_id: 'clubhouse-web' },
      })
    await accountMenu(page).click()
    await page.getByRole('menuitem', { name: 'Activity' }).click()
    await expect(page.getByRole('list', { name: 'Statement' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Your session' })).toHaveCount(0)
    expect(renewed).toHaveLength(1)
  })

test('somebody else who signs in on the same browser gets their own pages in every tab, and nothing of the first', async ({
  page,
  context,
  control,
  member,
}) => {
  const second = await control.createMember('gb.low')
  const name = async (email: string) => (await control.member(email)).profile.firstName ?? ''
  await openSignedIn(page, member, '')
  const other = await openTab(context, 'my-rewards/vouchers')
  await other.evaluate(() => sessionStorage.setItem('member:draft', 'the first one’s'))
  // An answer for the first member that comes when the second is there.
  await control.addFault({ operationId: 'listOrders', member: member.email, times: 1, delayMs: 6000 })
  await other.getByRole('tab', { name: 'Orders' }).click()
  await accountMenu(page).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page.getByRole('heading', { name: 'See you soon' })).toBeVisible()
  const calls = memberCalls(other)
  await page.goto('')
  await page.getByRole('banner').getByRole('button', { name: 'Login / Join' }).click()
  await enterPassword(page, second)
  await expect(accountMenu(other)).toHaveAccessibleName(new RegExp(await name(second.email)))
  await expect(accountMenu(other)).toContainText('150 points')
  await expect(other.getByRole('main')).toContainText('No orders yet')
  expect(await other.evaluate(() => sessionStorage.getItem('member:draft'))).toBeNull()
  expect(calls.length).toBeGreaterThan(0)
  for (const call of calls) {
    const claims = (call.headers()['x-id-token'] ?? '').split('.')[1] ?? ''
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ sub: second.memberId })
  }
})

test('what a member left in a tab that slept through it all is not there for the next one', async ({
  page,
  context,
  control,
  member,
}) => {
  await openSignedIn(page, member, '')
  await page.evaluate(() => sessionStorage.setItem('member:draft', 'the first one’s'))
  // The tab hears nothing of what happens elsewhere: its page is another site's.
  await page.goto('about:blank')
  await context.clearCookies()
  const second = await control.createMember('gb.low')
  const other = await context.newPage()
  await other.goto('')
  await signIn(other, second)
  await page.goto('')
  await expect(accountMenu(page)).toContainText('150 points')
  expect(await page.evaluate(() => sessionStorage.getItem('member:draft'))).toBeNull()
})

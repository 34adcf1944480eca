import { accountMenu, expect, expectAccessible, openSignedIn, signIn, test } from './club-test.ts'
import { pointsText } from './rewards.ts'

test('login leaves with PKCE and a nonce: a 128-character verifier, an S256 challenge and a state [AUT-04] [AUT-05] [AUT-07]', async ({
  page,
}) => {
  await page.goto('')
  const leaving = page.waitForRequest(/\/identity\/auth\?/)
  await page.getByRole('banner').getByRole('button', { name: 'Login / Join' }).click()
  const query = new URL((await leaving).url()).searchParams
  expect(query.get('response_type')).toBe('code')
  expect(query.get('code_challenge_method')).toBe('S256')
  expect(query.get('nonce')).toMatch(/^[\w.~-]{32}$/)
  expect(query.get('scope')?.split(' ').sort()).toEqual([
    'email',
    'execute_api:user',
    'offline_access',
    'openid',
    'profile',
    'red_api',
  ])
  await expect(page.getByLabel('Password')).toBeVisible()
  const kept = await page.evaluate(() => ({
    verifier: localStorage.getItem('auth_code_verifier') ?? '',
    state: localStorage.getItem('auth_state'),
  }))
  expect(kept.verifier).toMatch(/^[\w.~-]{128}$/)
  expect(kept.state).toBe(query.get('state'))
  const digest = await page.evaluate(
    async (verifier) => [...new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier)))],
    kept.verifier,
  )
  expect(Buffer.from(digest).toString('base64url')).toBe(query.get('code_challenge'))
})

test('going back from the identity provider leads to where the visitor was, with no alarm [AUT-34]', async ({
  page,
}) => {
  await page.goto('spend-kestrel-points?category=Travel')
  await page.getByRole('banner').getByRole('button', { name: 'Login / Join' }).click()
  await page.getByRole('link', { name: 'Not now, go back' }).click()
  await expect(page).toHaveURL(/\/kestrel-red\/spend-kestrel-points\?category=Travel$/)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test.describe('a login callback that nobody asked for', () => {
  test.use({ expectedComplaint: /Login failed/ })

  for (const query of ['?code=forged&state=forged', '']) {
    test(`leads home and says so, with "${query}" [AUT-14]`, async ({ page }) => {
      await page.goto(`login-success${query}`)
      await expect(page).toHaveURL(/\/kestrel-red\/$/)
      await expect(page.getByRole('alert')).toContainText('We couldn’t log you in')
      await expect(page.getByRole('banner').getByRole('button', { name: 'Login / Join' })).toBeVisible()
    })
  }
})

test('an address that leads nowhere says so, and is not for search engines [RTE-37] [SEO-05]', async ({ page }) => {
  await page.goto('brands/x/y/z')
  await expect(page.getByRole('heading', { level: 1, name: 'This page has flown' })).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expectAccessible(page)
})

test('the rest of the world has the hero only, and no Earn or Rewards [HOM-02] [SHL-03] [SHL-04] [REG-06]', async ({
  page,
}) => {
  await page.goto('world/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main').locator('section')).toHaveCount(1)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Earn', exact: true })).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Rewards', exact: true })).toHaveCount(0)
  await expectAccessible(page)
})

test('a member call that is forbidden once refreshes the tokens once, and goes on [AUT-21]', async ({
  page,
  control,
  member,
}) => {
  await openSignedIn(page, member, '')
  await control.addFault({
    operationId: 'listVouchers',
    member: member.email,
    times: 1,
    status: 403,
    code: 'FORBIDDEN',
  })
  await page.goto('my-rewards/vouchers')
  await expect(page.getByRole('tabpanel').locator('li').first()).toBeVisible()
  const calls = await control.requests({ operationId: 'listVouchers', member: member.email })
  expect(calls.map(({ status }) => status).slice(0, 2)).toEqual([403, 200])
})

test('a balance that cannot be loaded offers to try again [SHL-34] [ERR-17] [ERR-36] [ERR-37]', async ({
  page,
  control,
  member,
}) => {
  await page.goto('')
  await control.addFault({ operationId: 'getBalances', member: member.email, times: 1, status: 500 })
  await signIn(page, member)
  const dialog = page.getByRole('dialog', { name: 'We couldn’t load your points' })
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('We couldn’t load your points.')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByRole('button', { name: 'Refresh balance' }).click()
  await expect(accountMenu(page)).toContainText(pointsText((await control.member(member.email)).balance.usable))
})

test('a session that has ended elsewhere shows the visitor’s pages, without an alarm [AUT-22]', async ({
  page,
  baseURL,
  context,
}) => {
  await context.addCookies([{ name: 'session-expected', value: '1', url: baseURL ?? '' }])
  await page.goto('')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login / Join' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('session-expected')
})

test.describe('an app that is not set up', () => {
  test.use({ expectedComplaint: /The app did not start/ })

  test('says what is wrong with its configuration', async ({ page }) => {
    await page.route('**/config.json', (route) => route.fulfill({ json: { environment: 'broken' } }))
    await page.goto('my-rewards')
    await expect(page.getByRole('heading', { level: 1, name: 'This app isn’t set up correctly' })).toBeVisible()
    await expect(page.getByText('identity')).toBeVisible()
    await expectAccessible(page)
  })
})

test.describe('a page whose script does not come', () => {
  test.use({ expectedComplaint: /A page failed|dynamically imported module|ErrorBoundary/ })

  test('leaves the shell standing and comes on request', async ({ page }) => {
    await page.goto('spend-kestrel-points')
    // Not once, which loading the page anew would mend.
    await page.route('**/assets/EarnListPage-*.js', (route) => route.abort())
    await page.getByRole('banner').getByRole('link', { name: 'Earn' }).click()
    const panel = page.getByRole('main').getByRole('alert')
    await expect(panel).toContainText('Something went wrong')
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expectAccessible(page)
    await page.unroute('**/assets/EarnListPage-*.js')
    await panel.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /Earn/ })).toBeVisible()
  })
})

test.describe('a member whose tools in the header do not come', () => {
  test.use({ expectedComplaint: /dynamically imported|preload CSS/ })

  test('has the page all the same, and a way to their points', async ({ page, member }) => {
    await openSignedIn(page, member, '')
    await page.route('**/assets/MemberTools-*', (route) => route.abort())
    await page.goto('my-rewards/vouchers')
    await expect(page.getByRole('tabpanel').locator('li').first()).toBeVisible()
    await page.unroute('**/assets/MemberTools-*')
    await page.getByRole('banner').getByRole('link', { name: 'Activity' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible()
  })
})

import {
  accountMenu,
  enterPassword,
  expect,
  expectAccessible,
  expectAlive,
  expectNoSidewaysScroll,
  keepSession,
  leaveUntouched,
  openSignedIn,
  signIn,
  test,
} from './club-test.ts'

test('a reload keeps the member signed in, without a token in storage; logging out ends everything [AUT-19] [SHL-23] [RTE-17]', async ({
  page,
  member,
}) => {
  await page.goto('')
  await signIn(page, member)
  await page.reload()
  await expect(accountMenu(page)).toBeVisible()
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]),
  )
  expect(kept).not.toMatch(/eyJ|token|verifier/i)
  await expectAccessible(page)

  await accountMenu(page).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page.getByRole('heading', { name: 'See you soon' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login / Join' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login / Join' })).toBeVisible()
  // The provider's session is over as well: it asks for the password again.
  await page.getByRole('banner').getByRole('button', { name: 'Login / Join' }).click()
  await expect(page.getByLabel('Password')).toBeVisible()
})

test('while the provider is asked for the session, what a member needs loads already', async ({ page, member }) => {
  await keepSession(page, member)
  const metadata = /\/\.well-known\/openid-configuration$/
  let asked = 0
  const isAsked = page.waitForRequest(metadata)
  const answer = Promise.withResolvers<void>()
  // The provider is asked before there is a client that would ask it.
  await page.route(/\/assets\/identity-client-[^/]+\.js$/, async (route) => {
    await isAsked
    await route.continue()
  })
  await page.route(metadata, async (route) => {
    asked++
    await answer.promise
    await route.continue()
  })
  const parts = ['MemberTools', 'SessionParts', 'PrivateHome'].map((name) =>
    page.waitForResponse(new RegExp(`/assets/${name}-[^/]+\\.js$`)),
  )
  await page.goto('', { waitUntil: 'commit' })
  await Promise.all(parts)
  answer.resolve()
  await expect(accountMenu(page)).toBeVisible()
  expect(asked).toBe(1)
})

test('the provider is asked for a member’s session before the app is there, and once', async ({ page, member }) => {
  await keepSession(page, member)
  // The host finds out which page it is in a thread of its own, and does not wait for that for long.
  await expect.poll(async () => (await page.request.get('activity')).text()).toContain('/assets/identity-client-')
  const asked: string[] = []
  page.on('request', (request) => asked.push(...(request.url().match(/[?&]code_challenge=/) ?? [])))
  const answer = page.waitForRequest(/\/silent-login\.html\?/)
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await answer
    await route.continue()
  })
  await page.goto('activity', { waitUntil: 'commit' })
  await expect(accountMenu(page)).toBeVisible()
  expect(asked).toHaveLength(1)
})

for (const path of ['', 'spend-kestrel-points', 'my-rewards', 'activity', 'account']) {
  test(`the document of a member’s page (${path || 'home'}) names all that its first calls wait for`, async ({
    page,
    member,
  }) => {
    await keepSession(page, member)
    // The host finds out which page it is in a thread of its own, and does not wait for that for long.
    await expect.poll(async () => (await page.request.get(path)).text()).toContain('/assets/identity-client-')
    await leaveUntouched(page)
    const early: string[] = []
    page.on('request', (request) => early.push(request.url()))
    const token = page.waitForRequest(/\/token$/)
    const document = await (await page.goto(path, { waitUntil: 'commit' }))?.text()
    await token
    const beforeToken = early.slice(0, early.indexOf((await token).url()))
    const scripts = beforeToken.flatMap((url) => /\/assets\/[^/]+\.js$/.exec(url) ?? [])
    expect(scripts.length).toBeGreaterThan(20)
    expect(scripts.filter((script) => document?.includes(`${script}"`) !== true)).toEqual([])
    expect(beforeToken.filter((url) => url.endsWith('/config.json'))).toEqual([])
    await expect(accountMenu(page)).toBeVisible()
  })
}

test('incentive codes kept before login are handed in once, and forgotten [AUT-06] [AUT-11] [API-20]', async ({
  page,
  control,
  member,
}) => {
  await page.goto('')
  await page.evaluate(() => localStorage.setItem('incentiveCodes', JSON.stringify(['SUMMER-500'])))
  await signIn(page, member)
  const calls = await control.requests({ operationId: 'recordUserEvents', member: member.email })
  expect(calls.map(({ body }) => body)).toEqual([{ codes: ['SUMMER-500'] }])
  expect(await page.evaluate(() => localStorage.getItem('incentiveCodes'))).toBeNull()
  await page.reload()
  await expect(accountMenu(page)).toBeVisible()
  expect((await control.requests({ operationId: 'recordUserEvents', member: member.email })).length).toBe(1)
})

test('everybody can use the page that asks for the password, however small the screen', async ({ page }) => {
  await page.goto('')
  await page.getByRole('banner').getByRole('button', { name: 'Login / Join' }).click()
  await expect(page.getByLabel('Email address')).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

test('a visitor who wants to join is welcomed by the page for joining', async ({ page }) => {
  await page.goto('my-rewards')
  await page.getByRole('main').getByRole('button', { name: 'Join now' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Join the club' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Email address').fill('nobody')
  await page.getByRole('button', { name: 'Join' }).click()
  await expect(page.getByLabel('Email address')).toHaveAccessibleDescription(/Enter an email address/)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
})

test('the account menu leads to my rewards, in this window and in a new one [SHL-20] [SHL-12]', async ({
  page,
  control,
  member,
}) => {
  const { profile } = await control.member(member.email)
  await openSignedIn(page, member, '')
  await accountMenu(page).click()
  await expect(page.getByText(`${profile.firstName} ${profile.lastName}`)).toBeVisible()
  const item = page.getByRole('menuitem', { name: 'My rewards' })
  await expect(item).toHaveAttribute('href', '/kestrel-red/my-rewards/vouchers')
  await item.click()
  await expect(page).toHaveURL(/\/kestrel-red\/my-rewards\/vouchers$/)
})

test('a session that the server no longer knows ends here, and nothing of the member stays [ERR-15] [AUT-03]', async ({
  page,
  control,
  member,
}) => {
  await page.goto('my-rewards')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await enterPassword(page, member)
  await expect(page.getByRole('tabpanel').locator('li').first()).toBeVisible()
  await control.addFault({ operationId: 'listOrders', member: member.email, times: 1, status: 401 })
  await page.getByRole('tab', { name: 'Orders' }).click()
  await expect(page.getByRole('heading', { name: 'JOIN THE CLUB' })).toBeVisible()
  await expect(accountMenu(page)).toHaveCount(0)
  const kept = await page.evaluate(() => Object.keys(sessionStorage))
  expect(kept.filter((key) => key.startsWith('member:'))).toEqual([])
})

test.describe('a provider that cannot be reached', () => {
  test.use({ expectedComplaint: /ERR_|Failed to fetch/ })

  test('leaves a reload as a visitor, and the next one signed in', async ({ page, member }) => {
    await openSignedIn(page, member, '')
    await page.route('**/identity/**', (route) => route.abort())
    await page.reload()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Login / Join' })).toBeVisible({
      timeout: 20_000,
    })
    await page.unroute('**/identity/**')
    await page.reload()
    await expect(accountMenu(page)).toBeVisible()
  })

  test('does not keep anybody from logging out here [AUT-03]', async ({ page, context, member }) => {
    await page.goto('')
    await signIn(page, member)
    await page.route('**/identity/**', (route) => route.abort())
    await accountMenu(page).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).not.toContain('session-expected')
    // The browser shows its own page for an address that it cannot reach; the club is the visitor's again.
    await expect.poll(() => page.url()).toMatch(/^chrome-error:/)
    await page.goto('')
    await expect(page.getByRole('banner').getByRole('button', { name: 'Login / Join' })).toBeVisible()
  })
})

test('going back from the identity provider gives a page that works again', async ({ page }) => {
  await page.goto('')
  await expectAlive(page)
  // An empty answer leaves the page as it was left, on its way to the provider, as the back/forward cache does.
  await page.route('**/identity/auth?*', (route) => route.fulfill({ status: 204 }))
  const logIn = page.getByRole('banner').getByRole('button', { name: 'Login / Join' })
  const left = page.waitForResponse('**/identity/auth?*')
  await logIn.click()
  await left
  await expect(logIn).toBeHidden()
  // What the browser says when it shows a page from that cache.
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(logIn).toBeVisible()
})

test('a login remembers where it started, and exchanges its code once, in a form, while a spinner shows [AUT-02] [AUT-08] [AUT-09] [AUT-41]', async ({
  page,
  member,
}) => {
  await page.goto('spend-kestrel-points?category=Travel')
  await page.getByRole('banner').getByRole('button', { name: 'Login / Join' }).click()
  const forms: (string | null)[] = []
  const started = () => page.evaluate(() => sessionStorage.getItem('login-return-path'))
  await page.route('**/identity/token', async (route) => {
    forms.push(route.request().postData())
    await expect(page.getByText('Logging you in')).toBeAttached()
    expect(await started()).toBe('/spend-kestrel-points?category=Travel')
    await route.continue()
  })
  await enterPassword(page, member)
  await expect(page).toHaveURL(/\/spend-kestrel-points\?category=Travel$/)
  expect(forms).toHaveLength(1)
  const form = Object.fromEntries(new URLSearchParams(forms[0] ?? ''))
  expect(Object.keys(form).toSorted()).toEqual(['client_id', 'code', 'code_verifier', 'grant_type', 'redirect_uri'])
  expect(form['grant_type']).toBe('authorization_code')
  expect(await started()).toBeNull()
})

test.describe('a code that the provider refuses', () => {
  test.use({ expectedComplaint: /Login failed/ })

  test('leads home, and its reason to the log only; the next login works [AUT-14] [AUT-15]', async ({
    page,
    member,
  }) => {
    const log: string[] = []
    page.on('console', (message) => log.push(message.text()))
    await page.goto('spend-kestrel-points')
    await page.route('**/identity/token', (route) =>
      route.fulfill({ status: 400, json: { error: 'invalid_grant', error_description: 'grant request is invalid' } }),
    )
    await page.getByRole('banner').getByRole('button', { name: 'Login / Join' }).click()
    await page.getByLabel('Email address').fill(member.email)
    await page.getByLabel('Password').fill(member.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('alert')).toContainText('We couldn’t log you in')
    await expect(page).toHaveURL(/\/kestrel-red\/$/)
    expect(log.join()).toContain('grant request is invalid')
    await expect(page.getByText('grant request is invalid')).toHaveCount(0)
    await page.unroute('**/identity/token')
    // The provider knows who it is by now.
    await page.getByRole('banner').getByRole('button', { name: 'Login / Join' }).click()
    await expect(accountMenu(page)).toBeVisible()
  })
})

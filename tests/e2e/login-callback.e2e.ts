import { accountMenu, expect, openSignedIn, signIn, test } from './club-test.ts'

test('a callback that nobody asked for, or that comes again, signs nobody out and takes nothing away', async ({
  page,
  context,
  member,
}) => {
  await page.goto('spend-kestrel-points?category=Travel')
  const calledBack = page.waitForRequest(/\/login-success\?code=/)
  await signIn(page, member)
  const callback = (await calledBack).url()
  await expect(page).toHaveURL(/\/spend-kestrel-points\?category=Travel$/)
  await page.evaluate(() => sessionStorage.setItem('member:draft:note', 'typed and not sent'))
  // A login under way in another tab is not disturbed either.
  const kept = { state: 's', verifier: 'v', nonce: 'n', isStepUp: false, startedAt: Date.now() }
  await page.evaluate((login) => localStorage.setItem('auth_login:s', JSON.stringify(login)), kept)
  for (const [address, path] of [
    ['login-success?error=x', /\/kestrel-red\/$/],
    ['login-success?error=access_denied&state=forged', /\/kestrel-red\/$/],
    ['login-success?code=forged&state=forged', /\/kestrel-red\/$/],
    [callback, /\/spend-kestrel-points\?category=Travel$/],
  ] as const) {
    await page.goto(address)
    await expect(page, address).toHaveURL(path)
    await expect(accountMenu(page)).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  }
  await page.reload()
  await expect(accountMenu(page)).toBeVisible()
  expect((await context.cookies()).map(({ name }) => name)).toContain('session-expected')
  expect(await page.evaluate(() => sessionStorage.getItem('member:draft:note'))).toBe('typed and not sent')
  expect(await page.evaluate(() => localStorage.getItem('auth_login:s'))).toBe(JSON.stringify(kept))
})

test('a silent login takes no id token of another login, and the next one is signed in', async ({ page, member }) => {
  await openSignedIn(page, member, '')
  await page.route('**/identity/token', async (route) => {
    const response = await route.fetch()
    const tokens = (await response.json()) as { id_token: string }
    const [head = '', claims = '', signature = ''] = tokens.id_token.split('.')
    const replayed = { ...JSON.parse(Buffer.from(claims, 'base64url').toString()), nonce: 'of another login' }
    const id_token = [head, Buffer.from(JSON.stringify(replayed)).toString('base64url'), signature].join('.')
    await route.fulfill({ response, json: { ...tokens, id_token } })
  })
  await page.reload()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login / Join' })).toBeVisible()
  await page.unroute('**/identity/token')
  await page.reload()
  await expect(accountMenu(page)).toBeVisible()
})

test('a browser without BroadcastChannel signs a member in, and again after a reload', async ({
  page,
  context,
  member,
}) => {
  await context.addInitScript('delete globalThis.BroadcastChannel')
  await page.goto('')
  await signIn(page, member)
  await page.reload()
  await expect(accountMenu(page)).toBeVisible()
})

import { accountMenu, expect, openSignedIn, test } from './club-test.ts'

test('neither address, history nor referrer keeps what login handed over [AUT-08]', async ({ page, member }) => {
  const referrers: string[] = []
  page.on('request', (request) => {
    // The provider's own pages follow each other within the login.
    if (!request.url().includes('/identity/')) referrers.push(request.headers()['referer'] ?? '')
  })
  await openSignedIn(page, member, 'spend-kestrel-points')
  await expect(page).toHaveURL(/\/spend-kestrel-points$/)
  await page.getByRole('banner').getByRole('link', { name: 'Earn' }).click()
  await expect(page).toHaveURL(/\/earn-kestrel-points$/)
  const secrets = /[?&#](?:code|state|id_token|access_token|session_state)=|@/
  expect(referrers.filter((address) => secrets.test(address))).toEqual([])
  expect(await page.evaluate(() => document.referrer)).not.toMatch(secrets)
  await page.goBack()
  expect(page.url()).not.toMatch(secrets)
  await expect(accountMenu(page)).toBeVisible()
  expect(await page.evaluate(() => location.href + JSON.stringify(history.state))).not.toMatch(secrets)
})

test('links to other sites open without a way back to us', async ({ page }) => {
  await page.goto('')
  const unsafe = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href^="http"]')]
      .filter(({ href, target }) => new URL(href).origin !== location.origin && target === '_blank')
      .filter(({ rel }) => !rel.includes('noopener') || !rel.includes('noreferrer'))
      .map(({ href }) => href),
  )
  expect(unsafe).toEqual([])
})

import type { Page } from '@playwright/test'
import { accountMenu, expect, expectAccessible, expectAlive, openSignedIn, test } from './club-test.ts'

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page, name?: string | RegExp) =>
  main(page).getByRole('heading', { level: 1, ...(name !== undefined && { name }) })
const tiles = (page: Page) => main(page).getByRole('article')

/** Something to read, and the way home. */
async function expectToStand(page: Page): Promise<void> {
  await expect(heading(page).first()).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible()
}

/** Opens a page, and waits for what shows that there is no connection: it comes with the first interaction. */
async function openPrepared(page: Page, path: string): Promise<void> {
  const prepared = page.waitForResponse(/\/assets\/OfflineView-/)
  await page.goto(path)
  await expectAlive(page)
  await prepared
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached()
  await expectToStand(page)
}

test('a server that does not answer in time is said to have failed, and asked again on request', async ({ page }) => {
  await page.clock.install()
  await page.goto('spend-kestrel-points')
  await expect(tiles(page).first()).toBeVisible()
  const asked = page.waitForRequest(/discoveries\/rewards\/public.*category/)
  await page.route(/discoveries\/rewards\/public.*category/, () => undefined, { times: 1 })
  await main(page).getByRole('button', { name: 'Wine', exact: true }).click()
  await asked
  await page.clock.fastForward(21_000)
  const panel = main(page).getByRole('alert')
  await expect(panel).toContainText('We couldn’t load these rewards')
  await panel.getByRole('button').click()
  await expect(tiles(page).first()).toBeVisible()
})

test.describe('without a connection', () => {
  test.use({ expectedComplaint: /dynamically imported|preload CSS|ErrorBoundary|Failed to fetch|could not|A service/ })

  test('a page whose script was not fetched says so and comes by itself [ERR-38]', async ({ page, context }) => {
    await openPrepared(page, 'my-rewards')
    await context.setOffline(true)
    await page.getByRole('banner').getByRole('link', { name: 'Earn' }).click()
    await expect(heading(page, 'You’re offline')).toBeVisible()
    await expectAccessible(page)
    await main(page).getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Still no connection.')).toBeVisible()
    await context.setOffline(false)
    await expect(tiles(page).first()).toBeVisible()
    await expect(page).toHaveURL(/\/earn-kestrel-points$/)
  })

  test('a page whose data cannot be had says so, and what is there stays [ERR-38]', async ({ page, context }) => {
    await page.goto('privacy-policy')
    await openPrepared(page, 'terms-and-conditions')
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /Privacy/ })
      .click()
    await expect(heading(page, 'Privacy policy')).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Rewards' }).click()
    await expect(tiles(page).first()).toBeVisible()
    const wine = main(page).getByRole('button', { name: 'Wine', exact: true })
    await expect(wine).toBeVisible()
    await context.setOffline(true)
    await expect(page.getByText('We’ll pick up where you left off')).toBeVisible()
    await expect(tiles(page).first()).toBeVisible()
    await wine.click()
    await expect(heading(page, 'You’re offline')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText('You’re back online.')).toBeVisible()
    await expect(tiles(page).first()).toBeVisible()
  })
})

test.describe('when not even what shows failures can be had', () => {
  test.use({ expectedComplaint: /./ })

  const missing = /\/assets\/(FailedPage|OfflineView|EarnListPage)-/

  for (const { what, path } of [
    { what: 'the next page', path: 'my-rewards' },
    { what: 'the first page', path: 'earn-kestrel-points' },
  ]) {
    test(`${what} says what happened with what is there`, async ({ page }) => {
      await page.route(missing, (route) => route.abort())
      await page.goto(path)
      if (path === 'my-rewards') {
        await expectToStand(page)
        await page.getByRole('banner').getByRole('link', { name: 'Earn' }).click()
      }
      await expect(heading(page, 'Something went wrong')).toBeVisible({ timeout: 20_000 })
      await page.unroute(missing)
      await main(page).getByRole('button', { name: 'Try again' }).click()
      await expect(tiles(page).first()).toBeVisible()
    })
  }

  test('an app whose configuration does not come can be tried again', async ({ page }) => {
    await page.route('**/config.json', (route) => route.abort('connectionreset'), { times: 1 })
    await page.goto('my-rewards')
    await expect(heading(page, 'Something went wrong')).toBeVisible()
    await expectAccessible(page)
    await main(page).getByRole('button', { name: 'Try again' }).click()
    await expect(heading(page, 'JOIN THE CLUB')).toBeVisible()
  })
})

test('a build that is too old leads to the update screen, and an update back to the page [ERR-38] [API-16]', async ({
  page,
}) => {
  await page.route('**/check_version*', (route) =>
    route.fulfill({ json: { updateRequired: true, minimumVersion: '3.0.0' } }),
  )
  await page.goto('spend-kestrel-points?category=Travel')
  await expectAlive(page)
  await expect(heading(page, 'Time for an update')).toBeVisible()
  await expect(page).toHaveURL(/\/update-required$/)
  await expectAccessible(page)
  await page.goBack()
  await page.goto('earn-kestrel-points')
  await expectAlive(page)
  await expect(heading(page, 'Time for an update')).toBeVisible()
  // The update comes with the next document: the screen asks by itself as well, and would let the reader go on.
  const isUpdated = page
    .waitForRequest((request) => request.isNavigationRequest())
    .then(() => page.unroute('**/check_version*'))
  await Promise.all([isUpdated, main(page).getByRole('button', { name: 'Update now' }).click()])
  await expect(page).toHaveURL(/\/earn-kestrel-points$/)
  await expect(tiles(page).first()).toBeVisible()
})

test.describe('cookies', () => {
  test.use({ cookieAnswer: 'none yet', expectedComplaint: /cookie/i })

  test('that are blocked break no page, nor what it reads [ERR-50]', async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      }
      Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse })
    })
    await page.goto('')
    await expectAlive(page)
    await page.getByRole('button', { name: 'Reject all' }).click()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms and conditions' }).click()
    await expect(heading(page, 'Terms and conditions')).toBeVisible()
    await expectToStand(page)
  })
})

test.describe('storage', () => {
  test.use({ expectedComplaint: /storage|Login failed/i })

  test('that is blocked breaks no page, and login says what to allow [ERR-50]', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError')
          },
        })
    })
    const warnings: string[] = []
    page.on('console', (message) => {
      if (message.text().includes('Browser storage is not available')) warnings.push(message.text())
    })
    // What the page before says while it is left is not this one's.
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) warnings.length = 0
    })
    for (const path of ['', 'spend-kestrel-points', 'my-rewards']) {
      await page.goto(path)
      await expectToStand(page)
      expect(warnings.length, 'each of the two storages is logged once').toBeLessThanOrEqual(2)
    }
    await page.getByRole('banner').getByRole('button', { name: 'Login / Join' }).click()
    await expect(page.getByText(/^Your browser keeps nothing for this site, so we can’t log you in/)).toBeVisible()
    // Nobody is sent to the provider for nothing.
    await expect(page).toHaveURL(/\/my-rewards$/)
    await expectToStand(page)
  })

  test('that holds nonsense breaks no page, and cleared under a page takes nothing away [ERR-50]', async ({
    page,
    member,
  }) => {
    await openSignedIn(page, member, '')
    await page.evaluate(() => {
      for (const storage of [localStorage, sessionStorage])
        for (const key of Object.keys(storage)) storage.setItem(key, '{"a":[')
      for (const key of ['region', 'flag-overrides', 'flag-session', 'scroll-positions', 'auth_state'])
        sessionStorage.setItem(key, '[[[')
      localStorage.setItem('region', 'atlantis')
      localStorage.setItem('incentiveCodes', '{')
    })
    await page.reload()
    await expectToStand(page)
    await expect(accountMenu(page)).toBeVisible()
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    await page.getByRole('banner').getByRole('link', { name: 'Rewards' }).click()
    await expect(tiles(page).first()).toBeVisible()
    await expect(accountMenu(page)).toBeVisible()
  })
})

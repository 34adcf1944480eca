import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, test } from './club-test.ts'

test.use({ expectedComplaint: /Failed to (?:load|fetch)|dynamically imported module|ERR_FAILED/ })

const heading = 'This page is taking longer than usual'

test('when the app’s files do not come, every page says so and can be tried again', async ({ context, baseURL }) => {
  // The host then sends the shell instead of the visitor's page.
  await context.addCookies([{ name: 'session-expected', value: '1', url: baseURL ?? '' }])
  await context.route('**/assets/*', (route) => route.abort())
  const open = async (path: string) => {
    const page = await context.newPage()
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('heading')).toHaveCount(0)
    await letTimePass(page)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expectAccessible(page)
    return page
  }
  const home = await open('')
  const others = await Promise.all(
    ['activity', 'order-checkout', 'spend-kestrel-points/any-hot-drink-100101'].map(open),
  )
  await Promise.all(others.map((page) => page.close()))
  await context.unroute('**/assets/*')
  await home.getByRole('link', { name: 'Try again' }).click()
  await expect(home.getByRole('contentinfo')).toBeVisible()
  await letTimePass(home)
  await expect(home.getByText(heading)).toBeHidden()
})

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false })
  const needsScript = 'This app needs JavaScript to log you in and redeem rewards.'
  const notes = (page: Page) => page.locator('noscript > p').filter({ visible: true })

  test('a page that is not rendered ahead of time says what it needs', async ({ page }) => {
    await page.goto('my-rewards')
    await expect(page.getByRole('heading', { level: 1, name: 'This page needs JavaScript' })).toBeVisible()
    await expect(notes(page)).toHaveText([needsScript])
    await expect(page.getByText(heading)).toBeHidden()
    const title = await startOfWords(page.getByRole('heading'))
    expect(await startOfWords(notes(page)), 'where the words begin').toBe(title)
  })

  test('a page that is rendered ahead of time says it once, away from the edge of the window', async ({ page }) => {
    await page.goto('terms-and-conditions')
    await expect(page.getByRole('heading', { name: 'This page needs JavaScript' })).toBeHidden()
    await expect(notes(page)).toHaveText([needsScript])
    const inset = await notes(page).evaluate((note) => parseFloat(getComputedStyle(note).paddingInlineStart))
    expect(inset).toBeGreaterThanOrEqual(16)
  })
})

/** Where the words of an element begin, in pixels from the window's edge. */
function startOfWords(element: Locator): Promise<number> {
  return element.evaluate((part) => {
    const words = document.createRange()
    words.selectNodeContents(part)
    return words.getBoundingClientRect().left
  })
}

/** The wait in the page's own styles is over. */
async function letTimePass(page: Page): Promise<void> {
  await page.evaluate(() => {
    // What says that something loads never ends by itself.
    const ends = ({ effect }: Animation) => Number(effect?.getComputedTiming().endTime) < Infinity
    for (const animation of document.getAnimations().filter(ends)) animation.finish()
  })
}

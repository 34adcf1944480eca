import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, expectPictures, test } from './club-test.ts'

const pages = ['club-tour', 'flying-with-points', 'terms-and-conditions']
const ofAmerica = ['en-us/club-tour', 'en-us/flying-with-points']
const screens = [
  // Their blocks are laid out alike in every region, so one width is enough for the second one.
  { viewport: { width: 375, height: 812 }, tour: [...pages, ...ofAmerica] },
  { viewport: { width: 1440, height: 900 }, tour: pages },
]

for (const { viewport, tour } of screens) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    for (const path of tour) {
      test(`/${path} keeps what came with it, and everybody can use it [CNT-03 to CNT-19] [CNT-26]`, async ({
        page,
      }) => {
        await page.goto(path, { waitUntil: 'commit' })
        const title = page.getByRole('heading', { level: 1 })
        await expect(title).toBeVisible()
        const before = await title.elementHandle()
        await expectPictures(page)
        await readThrough(page)
        expect(await before?.evaluate((element) => element.isConnected), 'the heading that came stays').toBe(true)
        await expectNoSidewaysScroll(page)
        await expectAccessible(page)
      })
    }
  })
}

test('a row that was passed before the scripts came has its buttons when one looks there again', async ({ page }) => {
  const { promise: passed, resolve: letScriptsCome } = Promise.withResolvers<void>()
  await page.route('**/assets/vendo-*.js', async (route) => {
    await passed
    await route.continue()
  })
  await page.setViewportSize({ width: 1024, height: 812 })
  await page.goto('flying-with-points', { waitUntil: 'commit' })
  await scrollToEnd(page)
  letScriptsCome()
  await expectRowsReady(page)
  await expect(page.getByRole('region', { name: 'Worth knowing' }).getByRole('button').last()).toBeVisible()
})

test('a form in a frame gets the query of the page, works, and knows nothing of the app [CNT-11] [CNT-29] [CNT-30]', async ({
  page,
}) => {
  await page.goto('club-tour?amount=100')
  const calculator = page.getByTitle('Points calculator').first()
  await reach(page, 'Try it with your own shopping')
  await calculator.scrollIntoViewIfNeeded()
  const inside = calculator.contentFrame()
  await expect(inside.getByRole('status')).toHaveText('That is about 3600 points a year.')
  await inside.getByRole('textbox').fill('50')
  await inside.getByRole('button').click()
  await expect(inside.getByRole('status')).toHaveText('That is about 1800 points a year.')
  const origin = await inside.locator('body').evaluate(() => self.origin)
  expect(origin, 'a frame of ours has no origin').toBe('null')
})

test('a post of another site comes with consent and a press, and its script runs where it sees nothing [CNT-10] [CNT-31]', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const loaded = () => asked.filter((path) => /social-post/.test(path))
  await page.goto('club-tour')
  await reach(page, 'Before you go')
  const post = page.getByRole('group', { name: 'Post on Instagram' })
  await post.getByRole('button', { name: 'Cookie settings' }).click()
  const settings = page.getByRole('dialog')
  await settings.getByRole('button', { name: 'Accept all' }).click()
  await expect(settings).toBeHidden()
  expect(loaded(), 'consent alone loads nothing').toEqual([])
  await post.getByRole('button', { name: 'Show it' }).click()
  const frame = post.getByTitle('Post on Instagram').contentFrame()
  await expect(frame.locator('blockquote[data-embedded="true"]')).toContainText('one very quiet field')
  expect(await frame.locator('body').evaluate(() => self.origin)).toBe('null')
  await expectAccessible(page)
})

test('with consent from an earlier visit, what comes to life late still takes its markup over [CNT-10] [CNT-17]', async ({
  page,
  baseURL,
}) => {
  const choices = { necessary: true, 'marketing-advertising': true, functional: true, analytics: true }
  const value = encodeURIComponent(JSON.stringify(choices))
  await page.context().addCookies([{ name: 'user-cookie-preferences', value, url: baseURL ?? '' }])
  await page.goto('club-tour')
  await readThrough(page)
  // Who reads faster than a page comes to life finds the rest of it alive on looking there again.
  await page.getByRole('group', { name: 'Post on Instagram' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Show it' })).toBeVisible()
})

test('a legal text prints as a text: nothing around it, and where links lead [CNT-32]', async ({ page }) => {
  await page.goto('terms-and-conditions')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(/^Version \d+$/)).toBeVisible()
  for (const around of [page.getByRole('banner'), page.getByRole('contentinfo'), printButton(page)])
    await expect(around).toBeHidden()
  const link = page.getByRole('link', { name: /^the help team/ })
  expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toContain('help')
  expect((await page.pdf()).byteLength).toBeGreaterThan(10_000)
})

test('an editor’s draft is for nobody else, at first byte neither [CNT-01]', async ({ page, request }) => {
  const address = 'winter-programme?preview=sandbox-preview-token'
  const html = await (await request.get(address)).text()
  expect(html).not.toContain('candlelight')
  expect(html).toContain('<meta name="robots" content="noindex"')
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: 'Six evenings by candlelight' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Preview' })).toBeVisible()
  await expectAccessible(page)
})

/** To the end of the page, step by step, as a reader goes: every block comes to life on the way. */
async function readThrough(page: Page): Promise<void> {
  await scrollToEnd(page)
  // What goes by a flag may come into a place that was passed before: a reader looks there as well.
  const waiting = page.getByRole('main').locator('[aria-busy="true"]')
  await expect
    .poll(async () => {
      await waiting.evaluateAll((places) => places[0]?.scrollIntoView())
      return waiting.count()
    })
    .toBe(0)
  await expectRowsReady(page)
}

async function scrollToEnd(page: Page): Promise<void> {
  await expect(page.getByRole('contentinfo')).toBeAttached()
  for (const part of await parts(page).all()) await part.scrollIntoViewIfNeeded()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
}

/**
 * Scrolls to each row and waits until it has been hydrated; until then it scrolls by itself. A row that was passed before
 * the scripts came is hydrated when it is near the window again.
 */
async function expectRowsReady(page: Page): Promise<void> {
  for (const row of await page.getByRole('region', { name: /^(Worth knowing|A year with the card)$/ }).all()) {
    await row.scrollIntoViewIfNeeded()
    await expect(row).toHaveAttribute('data-ready')
  }
}

/** Scrolls until a heading is there: what stands above it may still grow. */
async function reach(page: Page, heading: string): Promise<void> {
  await page.getByRole('heading', { name: heading }).scrollIntoViewIfNeeded()
}

function parts(page: Page): Locator {
  return page.getByRole('main').getByRole('heading', { level: 2 })
}

function printButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Print this text' })
}

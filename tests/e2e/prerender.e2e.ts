import { readFileSync } from 'node:fs'
import { type Page } from '@playwright/test'
import { expect, expectAccessible, expectAlive, expectNoStyleAdded, test } from './club-test.ts'

declare global {
  interface Window {
    /** What the page's heading was before any script ran, and what has moved since. */
    before: { heading?: Element | null; shifts: { value: number; what: string }[] }
  }
}

/** A layout shift, which TypeScript does not know yet. */
interface Shift extends PerformanceEntry {
  value: number
  sources: { node?: Element; previousRect: DOMRect; currentRect: DOMRect }[]
}

/** What is visited in one window, which keeps nothing of the files of one page for the next. */
const pages = {
  'the home of each region': ['', 'en-us/', 'world/'],
  'lists and what is in them': [
    'spend-kestrel-points',
    'en-us/earn-kestrel-points?category=Wine',
    'spend-kestrel-points/any-hot-drink-100101',
    'en-us/spend-kestrel-points/any-hot-drink-100101',
    'brands/copperpot-coffee',
  ],
  'words and offers': ['subscribe', 'terms-and-conditions', 'en-us/about-kestrel-red', 'en-us/rewards-credit-card'],
  'what is not there': ['spend-kestrel-points/nothing-of-the-kind-999999', 'no/such/page'],
}
const few = {
  'a page of each kind': ['', 'en-us/', 'spend-kestrel-points/any-hot-drink-100101', 'terms-and-conditions'],
}
const visitors = [
  { timezoneId: 'Pacific/Kiritimati', locale: 'ja-JP', visits: pages },
  { timezoneId: 'America/Los_Angeles', locale: 'en-US', visits: few },
  { timezoneId: 'Asia/Kolkata', locale: 'ar-EG', visits: few },
]

for (const { visits, ...visitor } of visitors) {
  test.describe(`a visitor in ${visitor.timezoneId} who reads ${visitor.locale}`, () => {
    test.use(visitor)

    for (const [what, paths] of Object.entries(visits)) {
      test(`keeps ${what} as it came, and nothing moves`, async ({ page }) => {
        await page.addInitScript(watch)
        for (const path of paths) await test.step(`/${path}`, () => staysAsItCame(page, path))
      })
    }
  })
}

async function staysAsItCame(page: Page, path: string): Promise<void> {
  const html = (await (await page.goto(path))?.text()) ?? ''
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNoStyleAdded(page, html)
  const { isSame, shifts } = await page.evaluate(() => ({
    isSame: document.querySelector('h1') === window.before.heading,
    shifts: window.before.shifts,
  }))
  expect.soft(isSame, 'the heading that came with the page is the one that stands there').toBe(true)
  // Less than a thousandth of the window times the way is what nobody sees, such as an edge that is rounded.
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  expect.soft(sum, shifts.map(({ what }) => what).join('\n')).toBeLessThan(0.001)
}

test('a device whose clock is years ahead keeps the page as it came', async ({ page }) => {
  await page.clock.setFixedTime('2036-06-01T12:00:00Z')
  await page.addInitScript(watch)
  for (const path of ['', 'spend-kestrel-points', 'terms-and-conditions']) {
    await page.goto(path)
    await expectAlive(page)
    await expect(page.getByRole('contentinfo')).toContainText(/© 20[23]\d/)
    expect(await page.evaluate(() => document.querySelector('h1') === window.before.heading), path).toBe(true)
  }
})

/** Runs before the page does: notes its heading as soon as it is there, and every shift of the layout. */
function watch() {
  window.before = { shifts: [] }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[])
      window.before.shifts.push({
        value: entry.value,
        what: `${Math.round(entry.startTime)} ms, ${entry.value}: ${entry.sources.map(({ node, previousRect: from, currentRect: to }) => `${node?.outerHTML?.slice(0, 100)} ${from.x},${from.y} to ${to.x},${to.y}`).join(' | ')}`,
      })
  }).observe({ type: 'layout-shift', buffered: true })
  const observer = new MutationObserver(() => {
    const heading = document.querySelector('h1')
    if (heading === null) return
    window.before.heading = heading
    observer.disconnect()
  })
  observer.observe(document, { childList: true, subtree: true })
}

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false })

  test('pages of every kind read', async ({ page }) => {
    for (const [path, words] of [
      ['spend-kestrel-points/any-hot-drink-100101', 'Any hot drink'],
      ['brands/copperpot-coffee', 'Copperpot Coffee'],
      ['terms-and-conditions', 'Terms and conditions'],
      ['en-us/about-kestrel-red', 'A club with its head up'],
      ['no/such/page', 'This page has flown'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }), path).toContainText(words)
      await expect(page.getByRole('main'), path).toBeVisible()
      await expect(page.getByRole('contentinfo'), path).toBeVisible()
    }
  })
})

for (const { where, id, path, press, expectDone } of [
  {
    where: 'a button',
    id: 'DIS-02',
    path: 'spend-kestrel-points',
    press: (page: Page) => page.getByRole('button', { name: 'Experiences', exact: true }),
    expectDone: async (page: Page) => {
      await expect(page).toHaveURL(/\?category=Experiences$/)
      await expect(page.getByRole('button', { name: 'Experiences', exact: true, pressed: true })).toBeVisible()
    },
  },
  {
    where: 'a button of an island that loads near the viewport',
    id: 'CNT-10',
    path: 'club-tour',
    press: (page: Page) =>
      page.getByRole('group', { name: 'Post on Instagram' }).getByRole('button', { name: 'Cookie settings' }),
    expectDone: (page: Page) =>
      expect(page.getByRole('dialog').getByRole('button', { name: 'Accept all' })).toBeVisible(),
  },
]) {
  test(`${where} that is pressed before the scripts are there does what it says when they are [${id}]`, async ({
    page,
  }) => {
    const letScriptsCome = await openWithoutScripts(page, path)
    await press(page).click()
    letScriptsCome()
    await expectDone(page)
  })

  test(`${where} that is held while the scripts come does what it says when it is let go [${id}]`, async ({ page }) => {
    const letScriptsCome = await openWithoutScripts(page, path)
    await press(page).hover()
    await page.mouse.down()
    letScriptsCome()
    const isAlive = (button: Element) => button.closest('[data-island], #root')?.matches('[data-hydrated]')
    await expect.poll(() => press(page).evaluate(isAlive)).toBe(true)
    await page.mouse.up()
    await expectDone(page)
  })
}

test('whoever jumps to the end of a page finds that all that was scrolled past works', async ({ page }) => {
  await page.goto('club-tour')
  await expectAlive(page)
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  const above = page.locator('[data-island="visible"]:not([data-hydrated])').filter({ visible: true })
  await expect(above).toHaveCount(0)
})

test.describe('a script that has not come', () => {
  test.use({ expectedComplaint: /^The app did not come/ })

  test('leaves a row of words that can be scrolled by keys [A11Y 2.1.1]', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 812 })
    await page.route('**/*.js', (route) => route.abort())
    await page.goto('flying-with-points')
    const row = page.getByRole('group', { name: 'Worth knowing' })
    await row.focus()
    await expect(row).toBeFocused()
    await expect(row.getByRole('listitem').nth(2)).not.toBeInViewport({ ratio: 0.6 })
    await page.keyboard.press('ArrowRight')
    await expect(row.getByRole('listitem').nth(2)).toBeInViewport({ ratio: 0.6 })
    await expectAccessible(page)
  })
})

test('a public page tells search engines its title, its address, where else it is, and what it is about [SEO-02] [SEO-03] [SEO-04]', async ({
  request,
  baseURL,
}) => {
  const answer = await request.get('spend-kestrel-points/an-old-name-100101?utm_source=letter')
  expect(answer.status()).toBe(200)
  const html = await answer.text()
  expect(html).toContain('<title>Any hot drink | Kestrel Red</title>')
  const reward = 'spend-kestrel-points/any-hot-drink-100101'
  expect(linksOf(html)).toEqual({
    canonical: `${String(baseURL)}${reward}`,
    'en-GB': `${String(baseURL)}${reward}`,
  })
  expect(html).not.toContain('noindex')
  const [, data = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? []
  const graph: { '@type': string }[] = JSON.parse(data)['@graph']
  expect(graph.map((thing) => thing['@type'])).toEqual(['BreadcrumbList', 'Product'])
})

test('what is nowhere is answered 404 and kept from search engines [SEO-05]', async ({ request }) => {
  for (const path of ['no/such/page', 'en-us/brands/nobody', 'spend-kestrel-points/none-999999', 'no-such-page']) {
    const answer = await request.get(path)
    expect([path, answer.status()]).toEqual([path, 404])
    const html = await answer.text()
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).not.toContain('rel="canonical"')
  }
})

test('a home screen finds the name of the club and its icons', async ({ page, request }) => {
  const html = await (await request.get('terms-and-conditions')).text()
  const [, address = ''] = /<link rel="manifest" href="([^"]*)"/.exec(html) ?? []
  const manifest: { name: string; icons: { src: string; sizes: string }[] } = await (await request.get(address)).json()
  expect(manifest.name).toBe('Kestrel Red')
  const [, touchIcon = ''] = /<link rel="apple-touch-icon" href="([^"]*)"/.exec(html) ?? []
  const icons = manifest.icons.filter(({ sizes }) => sizes !== 'any')
  await page.goto('terms-and-conditions')
  const sizes = await page.evaluate(
    (sources) =>
      Promise.all(
        sources.map(async (src) => {
          const image = Object.assign(new Image(), { src })
          await image.decode()
          return `${image.naturalWidth}x${image.naturalHeight}`
        }),
      ),
    [touchIcon, ...icons.map(({ src }) => src)],
  )
  expect(sizes).toEqual(['180x180', ...icons.map((icon) => icon.sizes)])
})

test('the site map names pages that are there', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${String(baseURL)}sitemap.xml`)
  const map = await (await request.get('sitemap.xml')).text()
  const addresses = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address)
  expect(addresses.length).toBeGreaterThan(500)
  const some = addresses.filter((_, index) => index % 60 === 0)
  const statuses = await Promise.all(some.map(async (address) => [address, (await request.get(address)).status()]))
  expect(statuses).toEqual(some.map((address) => [address, 200]))
})

test('structured data of one page does not speak for the next', async ({ page }) => {
  await page.goto('spend-kestrel-points/any-hot-drink-100101')
  await expect(structuredData(page)).toHaveCount(1)
  await expectAlive(page)
  await page.getByRole('banner').getByRole('link', { name: 'Rewards' }).click()
  await expect(page).toHaveURL(/spend-kestrel-points$/)
  await expect(structuredData(page)).toHaveCount(0)
})

test('what is in the build of others is named beside it: notices and a bill of materials', async ({ request }) => {
  const notices = await (await request.get('licences.txt')).text()
  const bill = (await (await request.get('bom.cdx.json')).json()) as { components: { purl: string }[] }
  const named = bill.components.map(({ purl }) =>
    decodeURIComponent(purl.replace('pkg:npm/', '')).replace(/(.)@/, '$1 '),
  )
  for (const each of named) expect(notices).toContain(`\n${each}\n`)
  const { dependencies } = JSON.parse(
    readFileSync(new URL('../../apps/web/package.json', import.meta.url), 'utf8'),
  ) as {
    dependencies: Record<string, string>
  }
  // Our own packages have no version of their own, and the router's is a name for another.
  const others = Object.entries(dependencies).filter(
    ([name, version]) => version !== '*' && name !== 'react-router-dom',
  )
  expect(named).toEqual(expect.arrayContaining(others.map(([name, version]) => `${name} ${version}`)))
  expect(named.filter((each) => /vitest|typescript|playwright/.test(each))).toEqual([])
})

function structuredData(page: Page) {
  return page.locator('script[type="application/ld+json"]')
}

/** The canonical and the alternate links, by language. */
function linksOf(html: string): Record<string, string> {
  const links = [...html.matchAll(/<link rel="(canonical|alternate)"(?: hrefLang="([^"]*)")? href="([^"]*)"\/>/g)]
  return Object.fromEntries(links.map(([, rel = '', language, href = '']) => [language ?? rel, href]))
}

test('what is chosen in a select before the scripts are there is done when they are [DIS-07]', async ({ page }) => {
  const letScriptsCome = await openWithoutScripts(page, 'spend-kestrel-points')
  const sort = page.getByRole('combobox', { name: 'Sort by' })
  await sort.selectOption('Low to high points')
  letScriptsCome()
  await expect(page).toHaveURL(/\?sort=cost$/)
  await expect(sort).toHaveValue('cost')
})

/** Returns what lets the scripts come. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return release
}

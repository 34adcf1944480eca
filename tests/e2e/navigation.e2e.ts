import type { Locator, Page, Route } from '@playwright/test'
import { accountMenu, expect, expectAlive, keepSession, openSignedIn, signIn, test } from './club-test.ts'

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
const rewardsLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Rewards', exact: true })
const earnLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Earn', exact: true })
const scrollTop = (page: Page) => page.evaluate(() => window.scrollY)
/** Of one frame, in milliseconds. */
const frameMs = 1000 / 60
const spendScript = /\/assets\/SpendListPage-[^/]+\.js$/

interface Watching {
  /** How many frames after the press the bar came, and the milliseconds in which its style shows it. */
  watched: Promise<{ frames: number; delay: number }>
}

/** Every title that the page has said since, once each. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const region = target instanceof Element ? target : target.parentElement
        const text = region?.closest('[aria-live="polite"]')?.textContent ?? ''
        if (text.endsWith(' | Kestrel Red')) said.push(text)
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  })
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said)
}

test('a new page is announced once and has focus at its heading; the first one and another filter are not', async ({
  page,
}) => {
  await page.goto('')
  await expect(heading(page)).toBeVisible()
  await expect(page.locator('body')).toBeFocused()
  await expectAlive(page)
  const said = await listen(page)
  await rewardsLink(page).click()
  await expect(heading(page)).toBeFocused()
  await expect.poll(said).toEqual(['Spend Kestrel points | Kestrel Red'])
  const filter = page.getByRole('main').getByRole('button', { name: 'Travel', exact: true })
  await filter.click()
  await expect(page).toHaveURL(/category=Travel/)
  await expect(filter).toBeFocused()
  await earnLink(page).press('Enter')
  await expect(heading(page)).toBeFocused()
  await expect.poll(said).toEqual(['Spend Kestrel points | Kestrel Red', 'Earn Kestrel points | Kestrel Red'])
})

test('back leads to where the page was left, forward and links to the top, a reload to the same place', async ({
  page,
}) => {
  await page.goto('spend-kestrel-points')
  await expect(page.getByRole('button', { name: 'Load more' })).toBeVisible()
  await expectAlive(page)
  await page.mouse.wheel(0, 700)
  // The wheel glides: the page is where it goes to when it stands there to the pixel.
  const top = 700
  await expect.poll(() => scrollTop(page)).toBe(top)
  await page.locator('main a[href*="/spend-kestrel-points/"]').nth(5).click()
  await expect(page).toHaveURL(/spend-kestrel-points\/.+/)
  await expect(heading(page)).toBeFocused()
  expect(await scrollTop(page)).toBe(0)
  await page.goBack()
  await expect.poll(() => scrollTop(page)).toBe(top)
  await page.reload()
  await expect.poll(() => scrollTop(page)).toBe(top)
})

test.describe('when the next page is slow to come', () => {
  test('it shows within 200 ms that something is under way, and the old page stays', async ({ page }) => {
    const held = await hold(page, spendScript)
    await page.goto('')
    await expect(heading(page)).toBeVisible()
    const before = await heading(page).textContent()
    await expectAlive(page)
    // By frames and by the style: by the clock, a busy machine would be late.
    await page.evaluate(() => {
      const watch = async () => {
        for (let frames = 0; ; frames++) {
          const bar = document.querySelector('[role=progressbar]')
          if (bar !== null) {
            const ends = bar.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime))
            return { frames, delay: Math.max(...ends) }
          }
          await new Promise((resolve) => requestAnimationFrame(resolve))
        }
      }
      const watched = new Promise((resolve) => addEventListener('click', () => resolve(watch()), { capture: true }))
      Object.assign(window, { watched })
    })
    await rewardsLink(page).click()
    const { frames, delay } = await page.evaluate(() => (window as unknown as Watching).watched)
    expect(frames * frameMs + delay).toBeLessThan(200)
    await expect(page.getByRole('progressbar')).toBeVisible()
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true')
    expect(await heading(page).textContent()).toBe(before)
    await expect(page).toHaveURL(/\/kestrel-red\/$/)
    await held.release()
    await expect(heading(page)).toHaveText('Spend Kestrel points')
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false')
  })

  test('a link that is pressed twice is one step, and whoever goes elsewhere meanwhile stays there', async ({
    page,
  }) => {
    const held = await hold(page, spendScript)
    await page.goto('terms-and-conditions')
    await expectAlive(page)
    await rewardsLink(page).dblclick()
    await earnLink(page).dblclick()
    await expect(heading(page)).toHaveText('Earn Kestrel points')
    await held.release()
    await page.waitForLoadState('networkidle')
    await expect(heading(page)).toHaveText('Earn Kestrel points')
    await page.goBack()
    await expect(page).toHaveURL(/terms-and-conditions$/)
  })
})

test('back and forward in quick succession end where the last one leads', async ({ page }) => {
  await page.goto('terms-and-conditions')
  await expectAlive(page)
  await earnLink(page).click()
  await expect(heading(page)).toHaveText('Earn Kestrel points')
  await rewardsLink(page).click()
  await expect(heading(page)).toHaveText('Spend Kestrel points')
  await page.evaluate(async () => {
    for (const delta of [-1, 1, -2, 1]) {
      const gone = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
      history.go(delta)
      await gone
    }
  })
  await expect(page).toHaveURL(/earn-kestrel-points$/)
  await expect(heading(page)).toHaveText('Earn Kestrel points')
})

for (const [how, comeNear] of [
  ['with the pointer', (link: Locator) => link.hover()],
  ['by keyboard', (link: Locator) => link.focus()],
  ['with a finger', (link: Locator) => link.dispatchEvent('touchstart')],
] as const)
  test(`coming near a link ${how} fetches its page’s script, once`, async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (spendScript.test(request.url())) asked.push(request.url())
    })
    await page.goto('')
    await expectAlive(page)
    expect(asked).toEqual([])
    const came = page.waitForResponse(spendScript)
    await comeNear(rewardsLink(page))
    await came
    await comeNear(earnLink(page))
    await comeNear(rewardsLink(page))
    await rewardsLink(page).click()
    await expect(heading(page)).toHaveText('Spend Kestrel points')
    expect(asked).toHaveLength(1)
  })

test('pointing at an item of the account menu fetches its page’s script', async ({ page, member }) => {
  await openSignedIn(page, member, '')
  await accountMenu(page).click()
  const came = page.waitForResponse(/\/assets\/ActivityPage-[^/]+\.js$/)
  await page.getByRole('menuitem', { name: 'Activity' }).hover()
  await came
  await expect(page).not.toHaveURL(/activity/)
})

test('Back leads back also before the page that was loaded again has its scripts', async ({ page }) => {
  await page.goto('')
  await expectAlive(page)
  await rewardsLink(page).click()
  await expect(heading(page)).toHaveText('Spend Kestrel points')
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  await page.route(spendScript, async (route) => {
    await isReleased
    await route.continue()
  })
  const isAsked = page.waitForRequest(spendScript)
  await page.reload({ waitUntil: 'commit' })
  await isAsked
  await expect(heading(page)).toHaveText('Spend Kestrel points')
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(/\/kestrel-red\/$/)
  release()
  await expect(page.getByRole('main').getByRole('heading', { name: 'Earn where you already shop' })).toBeVisible()
})

test.describe('a script that has gone with an older build', () => {
  test.use({ expectedComplaint: /dynamically imported module|Failed to load/ })

  test('is got over by one reload, which keeps what was begun', async ({ page }) => {
    await page.goto('')
    await expectAlive(page)
    await page.evaluate(() => sessionStorage.setItem('draft', 'two tickets'))
    const loads = countLoads(page)
    // The new build is there after the reload.
    await page.route(spendScript, (route) => (loads() === 0 ? gone(route) : route.continue()))
    await rewardsLink(page).click()
    await expect(heading(page)).toHaveText('Spend Kestrel points')
    await expect(page).toHaveURL(/\/spend-kestrel-points$/)
    expect(loads()).toBe(1)
    expect(await page.evaluate(() => sessionStorage.getItem('draft'))).toBe('two tickets')
    await page.goBack()
    await expect(page).toHaveURL(/\/kestrel-red\/$/)
  })

  test('that stays away ends at the error page, and loads no document for ever', async ({ page }) => {
    await page.route(spendScript, gone)
    await page.goto('')
    await expectAlive(page)
    const loads = countLoads(page)
    await rewardsLink(page).click()
    await expect(heading(page)).toHaveText('Something went wrong')
    await expect(page.getByRole('banner')).toBeVisible()
    expect(loads()).toBe(1)
    await earnLink(page).click()
    await expect(heading(page)).toHaveText('Earn Kestrel points')
  })

  test('while the host does not answer, the page says so and stays', async ({ page }) => {
    await page.goto('')
    await expectAlive(page)
    const loads = countLoads(page)
    await page.route(/\/kestrel-red\/(spend-kestrel-points$|assets\/SpendListPage)/, (route) => route.abort())
    await rewardsLink(page).click()
    await expect(heading(page)).toHaveText('Something went wrong')
    expect(loads()).toBe(0)
  })
})

test('a page for members asks a visitor to log in and brings them back to it [RTE-47] [AUT-34]', async ({
  page,
  member,
}) => {
  await page.goto('activity?from=mail')
  await expect(heading(page)).toHaveText('Log in to see this page')
  await signIn(page, member)
  await expect(accountMenu(page)).toBeVisible()
  await expect(page).toHaveURL(/\/activity\?from=mail$/)
  await expect(heading(page)).toHaveText('Activity')
})

/** Keeps answers back until they are released. */
async function hold(page: Page, address: RegExp): Promise<{ release: () => Promise<void> }> {
  let open: () => void = () => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  await page.route(address, async (route) => {
    await opened
    await route.continue()
  })
  return {
    release: async () => {
      const came = page.waitForResponse(address)
      open()
      await came
    },
  }
}

function gone(route: Route): Promise<void> {
  return route.fulfill({ status: 404, body: 'gone' })
}

/** How many documents the page has asked for since; their scripts come after them. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads++
  })
  return () => loads
}

test('the brand’s face that came too late for the first page is there from the second on', async ({ page }) => {
  const font = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await font.promise
    await route.continue()
  })
  // The document’s load event waits for its preloaded font.
  await page.goto('', { waitUntil: 'commit' })
  await expectAlive(page)
  await expect.poll(() => fontsOfHeading(page)).toEqual([expect.not.stringMatching('Figtree')])
  font.resolve()
  await rewardsLink(page).click()
  await expect(heading(page)).toHaveText('Spend Kestrel points')
  await expect.poll(() => fontsOfHeading(page)).toEqual([expect.stringMatching('Figtree')])
})

test('a page that is rendered in the browser stands in the brand’s face from the first view on', async ({
  page,
  member,
}) => {
  await keepSession(page, member)
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  // Nothing is drawn yet, and the face is on its way.
  const face = page.waitForResponse('**/*.woff2')
  await page.goto('account/settings', { waitUntil: 'commit' })
  await (await face).finished()
  scripts.resolve()
  await expect(heading(page)).toHaveText('Settings')
  expect(await fontsOfHeading(page)).toEqual([expect.stringMatching('Figtree')])
})

test('the pictures of pages that were left are let go of', async ({ page }) => {
  await page.goto('')
  await expectAlive(page)
  const visitList = async () => {
    await rewardsLink(page).click()
    await expect(heading(page)).toHaveText('Spend Kestrel points')
    // Whole: its first screen is rendered before the rest.
    await expect(page.getByRole('list', { name: 'Rewards' }).getByRole('article')).toHaveCount(12)
    await page.goBack()
    await expect(heading(page)).not.toHaveText('Spend Kestrel points')
    return picturesLeft(page)
  }
  // React may hold on to the page that was left last, and to no other.
  const first = await visitList()
  await visitList()
  expect(await visitList()).toBeLessThanOrEqual(first)
})

/** How many pictures there are in memory that are no longer on the page, once what nobody needs was collected. */
async function picturesLeft(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  // What finalisers let go of is collected the second time.
  for (let round = 0; round < 2; round++) await session.send('HeapProfiler.collectGarbage')
  const { result: prototype } = await session.send('Runtime.evaluate', { expression: 'HTMLImageElement.prototype' })
  const { objects } = await session.send('Runtime.queryObjects', { prototypeObjectId: prototype.objectId ?? '' })
  const { result } = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: 'function () { return this.filter((picture) => !picture.isConnected).length }',
    returnByValue: true,
  })
  await session.detach()
  return Number(result.value)
}

/** The fonts in which Chromium has rendered the heading of the page. */
async function fontsOfHeading(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'main h1' })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  await session.detach()
  return fonts.map(({ familyName }) => familyName)
}

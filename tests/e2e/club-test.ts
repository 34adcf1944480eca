import AxeBuilder from '@axe-core/playwright'
import { type Page, type Request, test as base, expect } from '@playwright/test'
import { sandboxControl, type SandboxControl, type TestMember } from '@clubhouse/test-kit/sandbox-control'
import { providerCookies } from '@clubhouse/test-kit/sign-in'
import { quiet } from '../accessibility/quiet.ts'
import { clubOf } from './club-of.ts'
import { separateClub } from './separate-club.ts'
import { evidence, linesOfCalls, linesOfScreen } from '../failures/evidence.ts'

export interface ClubOptions {
  /** The region that the journey is walked in. */
  club: { region: 'GB' | 'US'; prefix: '' | 'en-us/'; sample: 'gb' | 'us' }
  /** What the app is expected to complain about in the console. */
  expectedComplaint: RegExp | undefined
  /** What was said about cookies on an earlier visit; a first visit is asked. */
  cookieAnswer: 'reject all' | 'none yet'
}

export interface ClubArrangement {
  /** Whether each service of the club has a host of its own; the club is then one of this worker's. */
  hasSeparateOrigins: boolean
}

interface ClubFixtures {
  control: SandboxControl
  /** Adds to a test that failed its pages in words and its calls: those of its browser and of the members noted here. */
  callLog: { members: Set<string> }
  /** A member of the region, made for this test. */
  member: TestMember
}

const rejectAll = {
  name: 'user-cookie-preferences',
  value: encodeURIComponent(
    JSON.stringify({ necessary: true, 'marketing-advertising': false, functional: false, analytics: false }),
  ),
}

/** What a browser reports by itself when a call fails, and what the app writes down of it. */
export const reported = /Failed to fetch|ERR_|net::|fetch failed|failed|could not|not restored|JSON|schema|no longer/i

const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** A test in a real browser against the sandbox. Any error in the console or in a script fails it. */
export const test = base.extend<
  ClubOptions & ClubFixtures & { quietConsole: undefined },
  ClubArrangement & { separateClub: string | undefined }
>({
  hasSeparateOrigins: [false, { option: true, scope: 'worker' }],
  separateClub: [separateClub, { scope: 'worker', timeout: 120_000 }],
  baseURL: ({ baseURL, separateClub: ofItsOwn }, use) => use(ofItsOwn ?? baseURL),
  club: [{ region: 'GB', prefix: '', sample: 'gb' }, { option: true }],
  expectedComplaint: [undefined, { option: true }],
  cookieAnswer: ['reject all', { option: true }],
  context: async ({ context, baseURL, cookieAnswer }, use) => {
    if (cookieAnswer === 'reject all') await context.addCookies([{ ...rejectAll, url: baseURL ?? '' }])
    await use(context)
  },
  // Set up before all else that can fail, so that it is taken down after it.
  callLog: [
    async ({ context, baseURL }, use, testInfo) => {
      const since = new Date().toISOString()
      const members = new Set<string>()
      const sent = new Set<string>()
      context.on('request', (request) => sent.add(`${request.method()} ${new URL(request.url()).pathname}`))
      await use({ members })
      if (testInfo.status === testInfo.expectedStatus) return
      for (const page of context.pages())
        await testInfo.attach(evidence.screen, { body: (await linesOfScreen(page)).join('\n') })
      const calls = await sandboxControl(new URL(baseURL ?? '').origin).requests({ since })
      await testInfo.attach(evidence.calls, { body: linesOfCalls(calls, { members, sent }).join('\n') })
    },
    { auto: true },
  ],
  control: async ({ baseURL, callLog }, use) => {
    const control = sandboxControl(new URL(baseURL ?? '').origin)
    await use({
      ...control,
      createMember: async (...copy) => {
        const member = await control.createMember(...copy)
        callLog.members.add(member.email)
        return member
      },
    })
  },
  member: async ({ control, club }, use) => {
    await use(await control.createMember(`${club.sample}.member`))
  },
  quietConsole: [
    async ({ page, expectedComplaint }, use) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(String(error)))
      page.on('console', (message) => {
        // The browser itself reports answers that a test asked for, such as a dropped connection.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
          complaints.push(message.text())
      })
      await use(undefined)
      expect(
        complaints.filter((complaint) => expectedComplaint?.test(complaint) !== true),
        'errors in the console',
      ).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Signs a member in, from the page they are on, through the identity provider's pages. */
export async function signIn(page: Page, member: TestMember): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Login / Join' }).click()
  await enterPassword(page, member)
}

/**
 * Opens a page as a member who signed in with this browser before: the provider keeps their session, and the app fetches
 * its tokens there. It takes a second less than `signIn`, for journeys that are not about logging in.
 */
export async function openSignedIn(page: Page, member: TestMember, path: string): Promise<void> {
  await keepSession(page, member)
  await page.goto(path)
  await expect(accountMenu(page)).toBeVisible()
}

/**
 * Keeps back from the page what counts as an interaction, so that what comes with the first one does not come: Chromium tells
 * a new page once where the pointer is, at some moment of its start.
 */
export async function leaveUntouched(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const type of ['pointermove', 'scroll', 'focusin'])
      window.addEventListener(type, (event) => event.stopImmediatePropagation(), { capture: true })
  })
}

/** Gives the browser what is left in it of a login: the session of the provider, and that there may be one. */
export async function keepSession(page: Page, member: TestMember): Promise<void> {
  const { address, identity } = await clubOf(page)
  const provider = new URL(identity.authority)
  const cookies = await providerCookies({ provider: provider.origin, app: new URL(address).origin }, member)
  await page
    .context()
    .addCookies([
      ...cookies.map(({ name, value, path }) => ({ name, value, domain: provider.hostname, path })),
      { name: 'session-expected', value: '1', url: address },
    ])
}

/** On the identity provider's page. */
export async function enterPassword(page: Page, member: TestMember): Promise<void> {
  await page.getByLabel('Email address').fill(member.email)
  await page.getByLabel('Password').fill(member.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(accountMenu(page)).toBeVisible()
}

/** The scripts of a page that was just opened run: it answers to a touch. A press before that is the browser's own. */
export async function expectAlive(page: Page): Promise<void> {
  let x = 0
  await expect
    .poll(async () => {
      await page.mouse.move((x = (x + 3) % 300), 3)
      // It may have been asked for already: Chromium tells a new page by itself where the pointer is.
      return (await requestsOfDocument(page)).some((request) => request.url().includes('/check_version'))
    })
    .toBe(true)
}

/** What the page has asked for since its document was, of the last hundred requests. */
async function requestsOfDocument(page: Page): Promise<Request[]> {
  const requests = await page.requests()
  const document = requests.findLastIndex(
    (request) => request.isNavigationRequest() && request.frame() === page.mainFrame(),
  )
  return requests.slice(document + 1)
}

/** The page is hydrated: a press or a key is answered by its scripts. */
export async function expectHydrated(page: Page): Promise<void> {
  await expect(page.locator('#root[data-hydrated]')).toBeVisible()
}

/**
 * From here on the page's time passes when the test says so; it has a clock of the test's already, and what the test is
 * about to press has been seen to answer. A quiet network says nothing of that, and may never come.
 */
export async function holdTime(page: Page): Promise<void> {
  // Where a second passes between the two, the moment is over.
  await expect(async () => {
    const now = await page.evaluate(() => Date.now())
    await page.clock.pauseAt(now + 1000)
  }).toPass()
}

export function accountMenu(page: Page) {
  return page.getByRole('button', { name: /^Account menu for/ })
}

/** Nothing that axe finds, at any level (WCAG 2.2 A, AA and best practice), once the page has its heading and is at rest. */
export async function expectAccessible(page: Page, { exclude = [] }: { exclude?: string[] } = {}): Promise<void> {
  await expect(page.locator('h1'), 'the heading of the page').not.toHaveCount(0)
  await quiet(page)
  const builder = new AxeBuilder({ page })
  for (const selector of exclude) builder.exclude(selector)
  const { violations } = await builder
    .options({ runOnly: axeTags, resultTypes: ['violations'] })
    // For the results of frames axe opens another tab, which takes as long again: a page without frames needs none.
    .setLegacyMode(page.frames().length === 1)
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}

/** Nobody has to scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0)
}

/** Every picture in view has arrived. */
export async function expectPictures(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.images]
          .filter((image) => image.getBoundingClientRect().top < innerHeight && image.checkVisibility())
          .filter((image) => !image.complete || image.naturalWidth === 0)
          .map((image) => image.src),
      ),
    )
    .toEqual([])
}

/** One that is added makes the browser look for the brand's faces again, and swap one in that came too late. */
export async function expectNoStyleAdded(page: Page, html: string): Promise<void> {
  await expect(page.locator('style')).toHaveCount(html.split('<style').length - 1)
}

import type { Locator, Page, Request } from '@playwright/test'
import type { Fault, SandboxControl } from '@clubhouse/test-kit/sandbox-control'
import { test as clubTest } from '../e2e/club-test.ts'
import { runInShell } from '../e2e/native-shell.ts'
import { watchIdle } from '../performance/idle/watch-idle.ts'
import { type Sample, signInAs } from './members.ts'
import { type Extent, take } from './take.ts'

/** A state of a screen, and how somebody comes to see it. */
export interface State {
  /** The address; for what is found out first, a function. */
  path: string | ((page: Page) => Promise<string>)
  /** A copy of this sample member looks at it; else a visitor. */
  as?: Sample
  points?: number
  /** What of the profile is another. */
  profile?: object
  flags?: Readonly<Record<string, unknown>>
  /** What goes wrong for this member. */
  faults?: readonly Omit<Fault, 'member'>[]
  /** Answers of which nobody knows who asked: they never come, or fail. */
  held?: RegExp
  failing?: RegExp
  /** What is done on the page, and what one sees then. */
  act?: (page: Page, control: SandboxControl) => Promise<void>
  shows: (page: Page) => Locator
  /** Somebody who was never here: asked about cookies and region. */
  isFirstVisit?: boolean
  /** Something is still on its way in this picture. */
  isLoading?: boolean
  /** The page runs in the native shell. */
  inShell?: boolean
  /** The field in which somebody types on a phone. */
  keyboard?: (page: Page) => Locator
  extent?: Extent
  media?: Parameters<Page['emulateMedia']>[0]
}

/** For as long as a picture takes, and for all calls of the page. */
export const never = { delayMs: 120_000, times: 50 }
export const failing = { status: 500, times: 50 }

export interface Purpose {
  /** Whether a state is taken, or watched while nobody does anything. */
  purpose: 'picture' | 'idle'
}

const test = clubTest.extend<Purpose>({ purpose: ['picture', { option: true }] })

/** Takes every state of a screen, as `<width>-<screen>-<state>.png`; or notes what it does while it lies idle. */
export function screen(name: string, states: Readonly<Record<string, State>>): void {
  for (const [state, reached] of Object.entries(states)) {
    test(
      `${name}: ${state}`,
      { tag: reached.isLoading === true ? ['@loading'] : [] },
      async ({ page, control, purpose }, testInfo) => {
        const traffic = watch(page)
        await rememberVisit(page, reached)
        if (reached.as !== undefined) await signInAs(page, control, { ...reached, sample: reached.as })
        await meetTrouble(page, control.origin, reached)
        if (reached.inShell === true) await runInShell(page)
        if (reached.media !== undefined) await page.emulateMedia(reached.media)
        await page.goto(typeof reached.path === 'string' ? reached.path : await reached.path(page))
        await reached.act?.(page, control)
        await reached.shows(page).first().waitFor()
        if (purpose === 'picture') return take(page, `${name}-${state}`, { ...reached, traffic })
        testInfo.annotations.push({ type: 'idle', description: JSON.stringify(await watchIdle(page)) })
      },
    )
  }
}

async function meetTrouble(page: Page, url: string, { as, held, failing }: State): Promise<void> {
  if (held === undefined && failing === undefined) return
  // A page that is rendered ahead asks for nothing; this one is not, as a member may come.
  if (as === undefined) await page.context().addCookies([{ name: 'session-expected', value: '1', url }])
  if (held !== undefined) await page.route(held, () => new Promise(() => undefined))
  if (failing !== undefined) await page.route(failing, (route) => route.fulfill({ status: 500, json: {} }))
}

/** The requests that are under way. */
function watch(page: Page): ReadonlySet<Request> {
  const traffic = new Set<Request>()
  page.on('request', (request) => request.resourceType() !== 'ping' && traffic.add(request))
  page.on('requestfinished', (request) => traffic.delete(request))
  page.on('requestfailed', (request) => traffic.delete(request))
  // Of what an earlier page asked for, nobody may hear any more.
  page.on('framenavigated', (frame) => frame === page.mainFrame() && traffic.clear())
  return traffic
}

/** Questions lie over what is to be seen; most people have answered them. */
async function rememberVisit(page: Page, { isFirstVisit = false }: State): Promise<void> {
  if (isFirstVisit) return page.context().clearCookies()
  await page.addInitScript(() => {
    // A frame without an origin has no storage.
    if (self.origin !== 'null') sessionStorage.setItem('region-banner-dismissed', 'true')
  })
}

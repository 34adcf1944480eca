import type { CDPSession, Page } from '@playwright/test'
import { type Counters, readCounters, startCounters } from '../counters.ts'

/** What a page did while nobody did anything. */
export interface IdleFigures {
  styleRecalculations: number
  layouts: number
  /** Milliseconds of a processor in each second. */
  processorMs: number
  requests: number
  /** Names of the animations that run. */
  animations: readonly string[]
  /** A field has focus, and the browser lets its caret blink. */
  hasCaret: boolean
}

/** Figures of a page in sight and hidden, or what it could not stop doing. */
export type IdleReport = { visible: IdleFigures; hidden: IdleFigures } | { restless: string }

/**
 * How long a page is watched, in milliseconds. What the app repeats, it repeats at least every five seconds, and this is one
 * more; a minute would tell no more, and take an hour for all screens.
 */
const watchedMs = 6_000

/** Of a second, as much as a page that does nothing may take. */
const noticedMs = 1

/** How long nothing is to have changed before, and how long that may take to come, in milliseconds. */
const quietMs = 1_500
const longestUnrest = 15_000

/** Lets a page settle, after a touch that starts all its services, and counts what it does then. */
export async function watchIdle(page: Page): Promise<IdleReport> {
  const devtools = await page.context().newCDPSession(page)
  await startCounters(devtools)
  await touch(page)
  if (!(await settle(page, devtools))) return { restless: (await runningAnimations(page)).join(', ') }
  const visible = await countRepeated(page, devtools)
  await hide(page)
  if (!(await settle(page, devtools))) return { restless: 'once it is hidden' }
  return { visible, hidden: await countRepeated(page, devtools) }
}

/** With the pointer, which then leaves. */
async function touch(page: Page): Promise<void> {
  await page.mouse.move(2, 2)
  await page.mouse.move(1, 1)
}

/** Waits until nothing has been styled for a while. Returns whether it came to that. */
async function settle(page: Page, devtools: CDPSession): Promise<boolean> {
  let last = await readCounters(devtools)
  for (let waited = 0; waited < longestUnrest; waited += quietMs) {
    await page.waitForTimeout(quietMs)
    const now = await readCounters(devtools)
    if (now.styleRecalculations === last.styleRecalculations) return true
    last = now
  }
  return false
}

/** Counts again where something happened, as a toast goes once, and memory is swept once. */
async function countRepeated(page: Page, devtools: CDPSession): Promise<IdleFigures> {
  const first = await count(page, devtools)
  const isStill = first.styleRecalculations === 0 && first.processorMs < noticedMs
  return isStill ? first : count(page, devtools)
}

async function count(page: Page, devtools: CDPSession): Promise<IdleFigures> {
  const animations = await runningAnimations(page)
  let requests = 0
  const note = () => requests++
  page.on('request', note)
  // What the page did before leaves rubbish, which the browser would sweep some time later.
  await devtools.send('HeapProfiler.collectGarbage')
  // Asking costs something as well, once.
  await readCounters(devtools)
  const before = await readCounters(devtools)
  await page.waitForTimeout(watchedMs)
  const after = await readCounters(devtools)
  page.off('request', note)
  const grown = (of: keyof Counters) => after[of] - before[of]
  return {
    styleRecalculations: grown('styleRecalculations'),
    layouts: grown('layouts'),
    processorMs: grown('processorMs') / (watchedMs / 1000),
    requests,
    animations,
    hasCaret: await page.evaluate(() => document.activeElement?.matches('input, textarea, [contenteditable]') === true),
  }
}

/** The browser runs some of them without any work for the page's thread. */
export function runningAnimations(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : animation.id)),
  )
}

/** Browsers without a window never hide a page, so it is told; that timers are slowed down then comes on top. */
async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
}

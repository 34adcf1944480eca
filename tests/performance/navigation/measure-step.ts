import type { Locator } from '@playwright/test'
import type { Visit } from '../browser.ts'
import type { Sight } from '../latencies/measure-latency.ts'

/** A way from one page to another. */
export type Step = {
  name: string
  sight: Sight
  /** Where the page stood before is where it stands afterwards. */
  keepsScroll?: true
} & (
  | { back: true }
  | {
      back?: never
      /** What is opened first. */
      open?: (visit: Visit) => Promise<void>
      /** The link. */
      act: (visit: Visit) => Locator
    }
)

/** In milliseconds from the press, or from the step back. */
export interface StepTimes {
  address: number
  /** The next page shows what it is about. */
  content: number
  isScrollKept: boolean
}

/** Where lists stood when they were left. */
const left = new WeakMap<Visit, number>()

/** How long a pointer rests on a link before it presses: what it leads to is fetched then, in milliseconds. */
const approachMs = 500

export async function measureStep(visit: Visit, step: Step): Promise<StepTimes> {
  const { page } = visit
  if (step.back === true) {
    const noted = page.evaluate(noteNavigation, step.sight)
    await page.evaluate(() => history.back())
    const times = await noted
    const top = await page.evaluate(() => scrollY)
    const before = left.get(visit) ?? 0
    return { ...times, isScrollKept: step.keepsScroll !== true || Math.abs(top - before) < 2 }
  }
  await step.open?.(visit)
  const link = step.act(visit)
  await link.scrollIntoViewIfNeeded()
  await link.hover()
  await page.waitForTimeout(approachMs)
  left.set(visit, await page.evaluate(() => scrollY))
  const noted = page.evaluate(noteNavigation, step.sight)
  await link.click()
  return { ...(await noted), isScrollKept: true }
}

/** In the page: from a press or a step back to the next address, and to what the next page shows. */
async function noteNavigation({ selector, says = '', saysNot }: Sight): Promise<{ address: number; content: number }> {
  const before = location.href
  const began = performance.now()
  let start: number | undefined
  const note = ({ timeStamp }: Event) => (start ??= timeStamp)
  for (const type of ['click', 'popstate']) addEventListener(type, note, { capture: true, once: true })
  let address: number | undefined
  const isInSight = () => {
    const text = document.querySelector(selector)?.textContent
    return text !== undefined && text.includes(says) && text !== saysNot
  }
  while (address === undefined || !isInSight()) {
    if (performance.now() - began > 30_000) throw new Error(`Nothing showed ${selector}`)
    await new Promise((resolve) => requestAnimationFrame(resolve))
    if (location.href !== before) address ??= performance.now()
  }
  // The frame is painted before the next task.
  await new Promise((resolve) => setTimeout(resolve))
  const from = start ?? address
  return { address: Math.max(0, address - from), content: performance.now() - from }
}

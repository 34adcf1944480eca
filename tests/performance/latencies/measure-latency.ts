import type { Page } from '@playwright/test'

/** How long something took that a person did, in milliseconds. */
export interface Latency {
  /** From the event to the next paint, the worst of the events it was made of: what INP counts. At least 16, as the browser tells no less. */
  nextPaint: number
  /** Until what it was done for is on the screen. */
  result: number
}

/** What is on the screen then: an element, whose text says or no longer says something. */
export interface Sight {
  selector: string
  says?: string
  saysNot?: string
}

interface SeenEvent {
  start: number
  duration: number
}

/** Has a page keep what the browser tells of its events, from its next address on. */
export async function watchEvents(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: SeenEvent[] = []
    const observer = new PerformanceObserver((list) => keep(list.getEntries()))
    const keep = (entries: readonly PerformanceEntry[]) => {
      for (const entry of entries)
        if ('interactionId' in entry && entry.interactionId !== 0)
          seen.push({ start: entry.startTime, duration: entry.duration })
    }
    const shortest: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 }
    observer.observe(shortest)
    Object.assign(window, {
      seenEvents: () => {
        keep(observer.takeRecords())
        return seen
      },
    })
  })
}

/** Does something, and waits until it shows. */
export async function measureLatency(page: Page, act: () => Promise<unknown>, sight: Sight): Promise<Latency> {
  const [{ began, start, end }] = await Promise.all([page.evaluate(untilInSight, sight), act()])
  const durations = await page.evaluate(eventsSince, began)
  return { nextPaint: Math.max(16, ...durations), result: end - start }
}

/** In the page: waits for a frame that shows something, and tells when the last event before it happened. */
async function untilInSight({ selector, says, saysNot }: Sight) {
  const began = performance.now()
  const heard: number[] = []
  const types = ['click', 'keydown', 'popstate']
  const note = ({ timeStamp }: Event) => void heard.push(timeStamp)
  for (const type of types) window.addEventListener(type, note, { capture: true })
  const isInSight = () => {
    const text = document.querySelector(selector)?.textContent
    return text !== undefined && (says === undefined || text.includes(says)) && text !== saysNot
  }
  // Nothing is seen of what was there before anything was done.
  while (heard.length === 0 || !isInSight()) {
    if (performance.now() - began > 30_000)
      throw new Error(`Nothing showed ${JSON.stringify({ selector, says, saysNot })}`)
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  // The frame is painted before the next task.
  const end = await new Promise<number>((resolve) => setTimeout(() => resolve(performance.now())))
  for (const type of types) window.removeEventListener(type, note, { capture: true })
  return { began, start: heard.at(-1) ?? began, end }
}

/** In the page: how long its events took since then, once the browser has painted and told. */
async function eventsSince(began: number): Promise<number[]> {
  for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
  await new Promise((resolve) => requestIdleCallback(resolve))
  const { seenEvents } = window as unknown as { seenEvents: () => SeenEvent[] }
  return seenEvents().flatMap(({ start, duration }) => (start >= began ? [duration] : []))
}

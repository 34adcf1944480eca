import type { Page } from '@playwright/test'
import { openEyes } from './browser-eyes.ts'
import type { Area, FocusStop } from './browser-eyes.ts'
import { changeBetween, grown, picture } from './pixels.ts'
import type { Picture } from './pixels.ts'
import { quiet } from './quiet.ts'

export type FocusRing = {
  readonly where: string
  /** Pixels that change by 3:1 or more when focus comes. */
  readonly clear: number
  /** Pixels of a line of 2 px around the control. */
  readonly wanted: number
}

/** Of so many controls, as the rest is of the same kinds. */
const mostRings = 12
const mostPresses = 60

/** Goes through a stage with the Tab key, and through open lists with the arrow key, and measures what focus shows. */
export async function focusRings(page: Page, stage: string): Promise<readonly FocusRing[]> {
  return await onOnePage(page, async () => {
    await openEyes(page)
    await page.mouse.move(0, 0)
    await quiet(page)
    const first = await firstStop(page, stage)
    return first === undefined ? await fromNowhere(page, stage) : await fromWithin(page, stage, first)
  })
}

/** What a mouse has opened has focus on the whole of it; its first item is a key away. */
async function firstStop(page: Page, stage: string): Promise<FocusStop | undefined> {
  const stop = await focusStop(page, stage)
  if (stop?.isList !== true) return stop
  await page.keyboard.press('ArrowDown')
  await quiet(page)
  return await focusStop(page, stage)
}

async function fromNowhere(page: Page, stage: string): Promise<readonly FocusRing[]> {
  const before = await picture(page)
  const rings: FocusRing[] = []
  await follow(page, stage, new Set(), async (stop) => {
    rings.push(measured(stop, before, await picture(page)))
  })
  return rings
}

/** What opens has focus in it from the start, so its first stop is seen without focus when the second one has it. */
async function fromWithin(page: Page, stage: string, first: FocusStop): Promise<readonly FocusRing[]> {
  const rings: FocusRing[] = []
  let before: Picture | undefined
  await follow(page, stage, new Set([first.id]), async (stop) => {
    if (stop.overlay !== first.overlay) return
    if (before === undefined) {
      const onSecond = await picture(page)
      // Back by key: what a mouse has opened shows no ring at first, and need not.
      await page.keyboard.press(first.isListItem ? 'ArrowUp' : 'Shift+Tab')
      await quiet(page)
      if ((await focusStop(page, stage))?.id !== first.id) return
      before = await picture(page)
      rings.push(measured(first, onSecond, before, stop.area))
      await step(page, first)
    }
    rings.push(measured(stop, before, await picture(page), first.area))
  })
  return rings
}

async function follow(
  page: Page,
  stage: string,
  seen: Set<number>,
  look: (stop: FocusStop) => Promise<void>,
): Promise<void> {
  let looks = 0
  for (let press = 0; press < mostPresses && looks < mostRings; press++) {
    await step(page, await focusStop(page, stage))
    const stop = await focusStop(page, stage)
    if (stop === undefined || seen.has(stop.id)) return
    seen.add(stop.id)
    if (!stop.isInStage) continue
    looks++
    await look(stop)
  }
}

async function step(page: Page, from: FocusStop | undefined): Promise<void> {
  await page.keyboard.press(from?.isListItem === true ? 'ArrowDown' : 'Tab')
  await quiet(page)
}

/** Makes the window as high as the page, since scrolling would change every pixel. */
async function onOnePage<Result>(page: Page, work: () => Promise<Result>): Promise<Result> {
  const before = page.viewportSize()
  const needed = await page.evaluate(() => document.documentElement.scrollHeight)
  const isHigher = before !== null && needed > before.height
  if (isHigher) await page.setViewportSize({ width: before.width, height: Math.min(needed, 4000) })
  try {
    return await work()
  } finally {
    if (isHigher) await page.setViewportSize(before)
  }
}

async function focusStop(page: Page, stage: string): Promise<FocusStop | undefined> {
  return await page.evaluate((stage) => globalThis.eyes.focusStop(stage), stage)
}

function measured(stop: FocusStop, without: Picture, withFocus: Picture, other?: Area): FocusRing {
  const { where, area, around } = stop
  const wanted = Math.max(4 * (area.width + area.height) - 16, 16)
  const clear = Math.max(
    ...[area, ...around].map((bearer) => {
      const box = grown(bearer, 7)
      const ofOther = other === undefined ? 0 : changeBetween(without, withFocus, meet(other, box)).clear
      return changeBetween(without, withFocus, box).clear - ofOther
    }),
  )
  return { where, clear, wanted }
}

function meet(a: Area, b: Area): Area {
  const x = Math.max(a.x, b.x)
  const y = Math.max(a.y, b.y)
  return {
    x,
    y,
    width: Math.max(0, Math.min(a.x + a.width, b.x + b.width) - x),
    height: Math.max(0, Math.min(a.y + a.height, b.y + b.height) - y),
  }
}

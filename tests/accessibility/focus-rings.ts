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
    const first = await focusStop(page, stage)
    const before = await picture(page)
    const rings: FocusRing[] = []
    const seen = new Set<number>()
    for (let press = 0; press < mostPresses && rings.length < mostRings; press++) {
      const from = await focusStop(page, stage)
      await page.keyboard.press(from?.isListItem === true ? 'ArrowDown' : 'Tab')
      await quiet(page)
      const stop = await focusStop(page, stage)
      // What was open has closed, so the pictures no longer show the same page.
      if (first !== undefined && stop?.overlay !== first.overlay) break
      if (stop === undefined || seen.has(stop.id)) break
      seen.add(stop.id)
      if (!stop.isInStage || stop.id === first?.id) continue
      const now = await picture(page)
      rings.push(measured(stop, before, now, first?.area))
      // What had focus from the start is seen without it now.
      if (first !== undefined && rings.length === 1) rings.push(measured(first, now, before, stop.area))
    }
    return rings
  })
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

function measured(stop: FocusStop, without: Picture, withFocus: Picture, other: Area | undefined): FocusRing {
  const { where, area, around } = stop
  const wanted = Math.max(4 * (area.width + area.height) - 16, 16)
  const reach = 10
  const bearers = [area, ...around]
  const clear = Math.max(
    ...bearers.map((box) => {
      const inBox = changeBetween(without, withFocus, grown(box, reach)).clear
      const ofOther =
        other === undefined ? 0 : changeBetween(without, withFocus, meet(grown(other, reach), grown(box, reach))).clear
      return inBox - ofOther
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

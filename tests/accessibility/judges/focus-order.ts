import type { Page } from '@playwright/test'
import { openEyes } from '../browser-eyes.ts'
import type { Area, FocusStop } from '../browser-eyes.ts'
import type { Finding, Judge } from '../judge.ts'
import { quiet } from '../quiet.ts'

/** A page with more stops than this is followed as far as here. */
const mostStops = 80

/** Focus follows reading, is never hidden, comes out again, and is not lost when something closes. */
export const focusOrderJudge: Judge = {
  name: 'focus-order',
  criteria: ['2.1.2', '2.4.3', '2.4.11'],
  judge: async (page, stage) => {
    await openEyes(page)
    const start = await focusStop(page, stage)
    const { stops, end } = await walk(page, stage, start)
    const inStage = stops.filter(({ isInStage }) => isInStage)
    return [
      ...(await positiveTabIndexes(page, stage)),
      ...inStage.filter(({ isDrawn }) => !isDrawn).map(({ where }) => hidden('Focus is on what cannot be seen', where)),
      ...inStage
        .filter(({ isDrawn, isObscured }) => isDrawn && isObscured)
        .map(({ where }) => hidden('Something covers what has focus', where)),
      ...jumps(inStage),
      ...(await waysOut(page, stage, stops, end)),
    ]
  },
}

type Walk = { readonly stops: readonly FocusStop[]; readonly end: 'left' | 'round' | 'stuck' }

async function walk(page: Page, stage: string, start: FocusStop | undefined): Promise<Walk> {
  const stops: FocusStop[] = start === undefined ? [] : [start]
  for (let press = 0; press < mostStops; press++) {
    await page.keyboard.press('Tab')
    await quiet(page)
    const stop = await focusStop(page, stage)
    if (stop === undefined) return { stops, end: 'left' }
    const at = stops.findIndex(({ id }) => id === stop.id)
    if (at !== -1) return { stops, end: at === 0 && stops.length > 1 ? 'round' : 'stuck' }
    stops.push(stop)
  }
  return { stops, end: 'left' }
}

async function focusStop(page: Page, stage: string): Promise<FocusStop | undefined> {
  return await page.evaluate((stage) => globalThis.eyes.focusStop(stage), stage)
}

function hidden(what: string, where: string): Finding {
  return { criterion: '2.4.11', what, where }
}

async function positiveTabIndexes(page: Page, stage: string): Promise<readonly Finding[]> {
  const found = await page.evaluate(
    (stage) =>
      globalThis.eyes
        .within(stage)
        .filter((element) => element instanceof HTMLElement && element.tabIndex > 0)
        .map((element) => globalThis.eyes.describe(element)),
    stage,
  )
  return found.map((where) => ({ criterion: '2.4.3', what: 'A positive tabindex changes the order', where }))
}

/** Stops that stand before the one that focus comes from, as one reads. */
function jumps(stops: readonly FocusStop[]): readonly Finding[] {
  return stops.flatMap((stop, index): Finding[] => {
    const from = stops[index - 1]
    if (from === undefined || !from.isDrawn || !stop.isDrawn || from.overlay !== stop.overlay) return []
    return standsBefore(stop, from)
      ? [{ criterion: '2.4.3', what: `Focus goes back in the order of reading, from ${from.where}`, where: stop.where }]
      : []
  })
}

function standsBefore({ areaOnPage: area, isRightToLeft }: FocusStop, { areaOnPage: from }: FocusStop): boolean {
  const across = Math.min(area.x + area.width, from.x + from.width) - Math.max(area.x, from.x)
  const down = Math.min(area.y + area.height, from.y + from.height) - Math.max(area.y, from.y)
  const isAbove = area.y + area.height <= from.y + 1 && across > 0
  const isInOneRow = down > Math.min(area.height, from.height) / 2
  const isEarlier = isRightToLeft ? area.x >= endOf(from) - 1 : endOf(area) <= from.x + 1
  return isAbove || (isInOneRow && isEarlier)
}

function endOf({ x, width }: Area): number {
  return x + width
}

/** Tab leaves the page, or stays in what lies over it, which a key or a button closes. */
async function waysOut(
  page: Page,
  stage: string,
  stops: readonly FocusStop[],
  end: Walk['end'],
): Promise<readonly Finding[]> {
  const [first] = stops
  if (first === undefined) return []
  const { overlay } = first
  const staysIn = overlay !== undefined && stops.every((stop) => stop.overlay === overlay)
  if (!staysIn) {
    if (end === 'left') return []
    const last = stops.at(-1)?.where ?? first.where
    return end === 'stuck' ? [{ criterion: '2.1.2', what: 'The Tab key does not get away', where: last }] : []
  }
  const hasButton = await page.evaluate(() => {
    const over = document.activeElement?.closest(
      'dialog, [role=dialog], [role=alertdialog], [role=menu], [role=listbox]',
    )
    const buttons = [
      ...(over?.querySelectorAll('button, [role=button], a[href], [role^=menuitem], [role=option]') ?? []),
    ]
    return buttons.some((button) => globalThis.eyes.isShown(button) && !button.matches(':disabled'))
  })
  await page.keyboard.press('Escape')
  // What closes goes at the end of its way out, and gives focus back a frame later.
  await page.waitForFunction(() => document.querySelector('[data-exiting]') === null)
  await quiet(page)
  await quiet(page)
  const after = await focusStop(page, stage)
  if (after?.overlay === overlay)
    return hasButton
      ? []
      : [{ criterion: '2.1.2', what: 'Neither Escape nor a button closes what keeps focus', where: first.where }]
  const wasOpened = await page.evaluate(() =>
    /"kind":\s*"open"/.test(document.querySelector('script#interaction')?.textContent ?? ''),
  )
  return wasOpened && after === undefined
    ? [{ criterion: '2.4.3', what: 'Focus is lost when Escape closes this', where: first.where }]
    : []
}

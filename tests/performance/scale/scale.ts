import { budgets } from '../budgets.ts'
import { desktop, inBrowser, phone, type Visit } from '../browser.ts'
import { growList } from '../grow-list.ts'
import { type Memory, memoryOf } from '../memory.ts'
import { atMost, median, percentile, table, type Verdict } from '../report.ts'
import { countLoadedData, loadedMB } from './loaded-data.ts'
import { reachVerdicts } from './reach.ts'
import { type ScrollFrames, scrollToRow } from './scroll.ts'
import { openStatement, scrollStatement } from './statement.ts'

/** What a list was like from its beginning to its end. */
interface Walk {
  name: string
  /** All rows are there before the first step of the wheel. */
  isGrownBefore: boolean
  frames: ScrollFrames
  /** On its first page, before the first step of the wheel, halfway and at the end. */
  memory: Readonly<Record<'opened' | 'start' | 'middle' | 'end', Memory>>
  /** Megabytes that calls brought after the first page. */
  broughtMB: number
}

/** Long lists: whether they scroll evenly, stay small, and hold nothing but what they were given. */
export async function benchScale(origin: string): Promise<Verdict[]> {
  const { listRows, brandRows } = budgets.scale
  const list = { name: `list of ${listRows}`, path: 'spend-kestrel-points', rows: listRows, isGrownBefore: true }
  const brand = { name: `brand with ${brandRows}`, path: 'brands/lantern-live?tab=rewards', rows: brandRows }
  console.log(
    'Long lists, scrolled from top to bottom; what scripts hold, and nodes with those that are out of the document',
  )
  return [
    ...(await inBrowser({ origin, viewport: desktop }, (visit) => benchList(visit, list))),
    ...(await inBrowser({ origin, viewport: phone }, (visit) => benchList(visit, brand))),
    ...(await inBrowser({ origin, viewport: phone }, (visit) => benchStatement(visit, origin))),
  ]
}

async function benchList(visit: Visit, course: Course): Promise<Verdict[]> {
  const walked = await walk(visit, course)
  print(walked)
  return [...verdictsOf(walked), ...(await reachVerdicts(visit.page, course.name))]
}

/** A statement of many years, looked at where it begins, in the middle and where it ends: no wheel turns through all of it. */
async function benchStatement(visit: Visit, origin: string): Promise<Verdict[]> {
  const { statementLines } = budgets.scale
  const name = `statement of ${statementLines}`
  const openMs = await openStatement(visit, origin, statementLines)
  const opened = await memoryOf(visit)
  const frames: ScrollFrames[] = []
  for (const part of [0, 0.5, 1]) frames.push(await scrollStatement(visit, part, statementLines))
  const end = await memoryOf(visit)
  const all = together(frames)
  console.log(`From the answer to the first line: ${openMs.toFixed(0)} ms`)
  printFrames(name, all)
  console.log(`Scripts hold ${opened.heapMB.toFixed(1)} MB before, ${end.heapMB.toFixed(1)} MB after scrolling\n`)
  return [
    ...frameVerdicts(name, all),
    atMost(`${name}: memory of scrolling`, end.heapMB - opened.heapMB, budgets.scale.heapOfScrollingMB, ' MB'),
  ]
}

interface Course {
  name: string
  path: string
  rows: number
  /** By its button; a brand's grid grows on the way. */
  isGrownBefore?: boolean
}

async function walk(visit: Visit, { name, path, rows, isGrownBefore = false }: Course): Promise<Walk> {
  const { page, open } = visit
  await countLoadedData(page)
  await open(path)
  const [opened, before] = [await memoryOf(visit), await loadedMB(page)]
  if (isGrownBefore) {
    const presses = await growList(page, rows)
    const [first, last] = [median(presses.slice(0, 20)), median(presses.slice(-20))]
    console.log(
      `Load more until there are ${rows}: ${first.toFixed(0)} ms a press at first, ${last.toFixed(0)} ms at last`,
    )
    await page.evaluate(goToTop)
  }
  const start = await memoryOf(visit)
  const first = await scrollToRow(visit, rows / 2)
  const middle = await memoryOf(visit)
  const second = await scrollToRow(visit, rows - 1)
  const end = await memoryOf(visit)
  return {
    name,
    isGrownBefore,
    frames: together([first, second]),
    memory: { opened, start, middle, end },
    broughtMB: (await loadedMB(page)) - before,
  }
}

/** In the page: away from the row that was added last, which has focus and would stay. */
function goToTop(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  window.scrollTo({ top: 0, behavior: 'instant' })
}

function together(parts: readonly ScrollFrames[]): ScrollFrames {
  return {
    times: parts.flatMap(({ times }) => times),
    nodes: Math.max(...parts.map(({ nodes }) => nodes)),
    blank: parts.reduce((sum, { blank }) => sum + blank, 0),
  }
}

function frameVerdicts(name: string, { times, nodes, blank }: ScrollFrames): Verdict[] {
  const { frameP95Ms, framesOver50ms, blankFrames, nodes: mostNodes } = budgets.scale
  return [
    atMost(`${name}: 95 % of frames`, percentile(times, 0.95), frameP95Ms, ' ms'),
    atMost(`${name}: share of frames over 50 ms`, shareOver50(times), framesOver50ms),
    atMost(`${name}: share of frames not drawn in time`, blank / times.length, blankFrames),
    atMost(`${name}: elements`, nodes, mostNodes),
  ]
}

function verdictsOf({ name, isGrownBefore, frames, memory, broughtMB }: Walk): Verdict[] {
  const { heapBaseMB, heapByData, heapOfScrollingMB } = budgets.scale
  const { opened, start, end } = memory
  const mostGrown = Math.round(heapBaseMB + broughtMB * heapByData)
  return [
    ...frameVerdicts(name, frames),
    atMost(`${name}: memory of what was loaded`, end.heapMB - opened.heapMB, mostGrown, ' MB'),
    ...(isGrownBefore
      ? [atMost(`${name}: memory of scrolling`, end.heapMB - start.heapMB, heapOfScrollingMB, ' MB')]
      : []),
  ]
}

function printFrames(name: string, { times, nodes, blank }: ScrollFrames): void {
  console.log(
    table([
      [name, 'frames', 'median', 'p95', 'over 50 ms', 'not drawn', 'elements at most'],
      [
        '',
        String(times.length),
        `${median(times).toFixed(1)} ms`,
        `${percentile(times, 0.95).toFixed(1)} ms`,
        percent(shareOver50(times)),
        percent(blank / times.length),
        String(nodes),
      ],
    ]),
  )
}

function print({ name, frames, memory, broughtMB }: Walk): void {
  const places = ['opened', 'start', 'middle', 'end'] as const
  printFrames(name, frames)
  console.log(
    table([
      ['', 'first page', 'top', 'middle', 'end', 'brought by calls'],
      [
        '',
        ...places.map((place) => `${memory[place].heapMB.toFixed(1)} MB (${memory[place].nodes})`),
        `${broughtMB.toFixed(1)} MB`,
      ],
    ]),
  )
}

function shareOver50(times: readonly number[]): number {
  return times.filter((time) => time > 50).length / times.length
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)} %`
}

import { sandboxControl } from '@clubhouse/test-kit/sandbox-control'
import { clubAddress } from '../../club-address.ts'
import { keepSession } from '../../e2e/club-test.ts'
import { budgets } from '../budgets.ts'
import { inBrowser, phone, type Visit } from '../browser.ts'
import { drawPictures } from '../draw-pictures.ts'
import type { Sight } from '../latencies/measure-latency.ts'
import { atMost, median, table, type Verdict } from '../report.ts'
import { slow4G } from '../slow-line.ts'
import { type Call, deepest, twice } from './calls.ts'

interface Opening {
  path: string
  /** What the page is for. */
  sight: Sight
}

interface Opened {
  /** Milliseconds from the navigation until the page shows what it is for; of a rendered page, until its largest paint. */
  content: number
  /** What the page asked services for, once it had the session. */
  calls: readonly Call[]
}

const runs = 3
const home: Opening = { path: '', sight: { selector: 'main h1' } }
const list: Opening = { path: 'spend-kestrel-points', sight: { selector: 'main ul[aria-label="Rewards"] article a' } }

/** Pages as members open them in a new tab, each beside what visitors see there, or beside their list where they see none. */
const pages: readonly { name: string; member: Opening; visitor: Opening }[] = [
  { name: 'home', member: home, visitor: home },
  { name: 'list', member: list, visitor: list },
  { name: 'my rewards', member: { path: 'my-rewards', sight: { selector: 'main article' } }, visitor: list },
  {
    name: 'activity',
    member: { path: 'activity', sight: { selector: 'main [role="listitem"], main li' } },
    visitor: list,
  },
  { name: 'account', member: { path: 'account', sight: { selector: 'main dd' } }, visitor: list },
]

/** From nothing, on a slow line and a slow phone: how soon a member has a page, and how it asks for what it shows. */
export async function benchMembers(origin: string): Promise<Verdict[]> {
  const { slowdown, timesPublic, deepestCalls } = budgets.memberPages
  const rows: string[][] = []
  const verdicts: Verdict[] = []
  for (const { name, member, visitor } of pages) {
    await drawPictures(`${clubAddress}${visitor.path}`, origin)
    const members: Opened[] = []
    const visitors: Opened[] = []
    // In turns, so that what else the machine does meets both.
    for (let run = 0; run < runs; run++) {
      members.push(await inBrowser({ origin, viewport: phone, slowdown }, (visit) => openAsMember(visit, member)))
      visitors.push(await inBrowser({ origin, viewport: phone, slowdown }, (visit) => openAsVisitor(visit, visitor)))
    }
    const contentOf = (opened: readonly Opened[]) => median(opened.map(({ content }) => content))
    const times = contentOf(members) / contentOf(visitors)
    const depth = Math.max(...members.map(({ calls }) => deepest(calls)))
    const doubled = [...new Set(members.flatMap(({ calls }) => twice(calls)))]
    const figures = [contentOf(members), contentOf(visitors)].map((ms) => ms.toFixed(0))
    rows.push([name, ...figures, times.toFixed(2), String(depth)])
    verdicts.push(
      atMost(`${name}, by the public page`, times, timesPublic),
      atMost(`${name}: calls one after the other`, depth, deepestCalls),
      { what: `${name}: asked for twice: ${doubled.join(', ')}`, holds: doubled.length === 0 },
    )
  }
  console.log(`Members’ pages from nothing, slow 4G, ${slowdown} times as slow a machine, ms, medians of ${runs}`)
  console.log(table([['', 'member', 'visitor', 'times', 'calls deep'], ...rows]))
  return verdicts
}

async function openAsMember(visit: Visit, opening: Opening): Promise<Opened> {
  const { origin } = new URL(clubAddress)
  await keepSession(visit.page, await sandboxControl(origin).createMember('gb.member'))
  return open(visit, opening)
}

async function openAsVisitor(visit: Visit, opening: Opening): Promise<Opened> {
  const { content, calls } = await open(visit, opening)
  return { content: Math.max(content, await visit.page.evaluate(readLargestPaint)), calls }
}

async function open({ page, devtools }: Visit, { path, sight }: Opening): Promise<Opened> {
  await page.addInitScript(watchFor, { ...sight, sign })
  await devtools.send('Network.emulateNetworkConditions', slow4G)
  const shown = page.waitForEvent('console', { predicate: (message) => message.text().startsWith(sign) })
  await page.goto(path, { waitUntil: 'commit' })
  const content = Number((await shown).text().slice(sign.length))
  // What comes below it belongs to the page as well.
  await page.waitForLoadState('networkidle')
  return { content, calls: await page.evaluate(readCalls) }
}

const sign = 'content at '

/** In the page: says when it shows what it is for. */
function watchFor({ selector, says = '', sign: said }: Sight & { sign: string }): void {
  performance.setResourceTimingBufferSize(1000)
  const look = () => {
    const text = document.querySelector(selector)?.textContent
    if (text !== undefined && text.trim() !== '' && text.includes(says)) console.debug(`${said}${performance.now()}`)
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** In the page. */
function readLargestPaint(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    })
  })
}

/** In the page: what it asked services for since it had its tokens. */
function readCalls(): Call[] {
  const all = performance
    .getEntriesByType('resource')
    .filter(
      (entry) =>
        entry instanceof PerformanceResourceTiming && ['fetch', 'xmlhttprequest'].includes(entry.initiatorType),
    )
    .map(({ name, startTime, duration }) => ({ address: name, start: startTime, end: startTime + duration }))
  const session = all.find(({ address }) => address.endsWith('/token'))
  return all.filter(({ start }) => session !== undefined && start >= session.end)
}

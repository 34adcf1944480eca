import { sandboxControl } from '@clubhouse/test-kit/sandbox-control'
import { clubAddress } from '../club-address.ts'
import { keepSession } from '../e2e/club-test.ts'
import { budgets } from './budgets.ts'
import { inBrowser, phone, type Visit } from './browser.ts'
import { drawPictures } from './draw-pictures.ts'
import type { Sight } from './latencies/measure-latency.ts'
import { atMost, median, table, type Verdict } from './report.ts'
import { slow4G } from './slow-line.ts'

interface Opening {
  path: string
  /** What the page is for. */
  sight: Sight
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

/**
 * From nothing, on a slow line and a slow phone: how soon a member has a page. That it takes two rounds of calls, and no call
 * twice, is seen in `e2e/member-calls.e2e.ts`.
 */
export async function benchMembers(origin: string): Promise<Verdict[]> {
  const { slowdown, timesPublic } = budgets.memberPages
  const rows: string[][] = []
  const verdicts: Verdict[] = []
  for (const { name, member, visitor } of pages) {
    await drawPictures(`${clubAddress}${visitor.path}`, origin)
    const members: number[] = []
    const visitors: number[] = []
    // In turns, so that what else the machine does meets both.
    for (let run = 0; run < runs; run++) {
      members.push(await inBrowser({ origin, viewport: phone, slowdown }, (visit) => openAsMember(visit, member)))
      visitors.push(await inBrowser({ origin, viewport: phone, slowdown }, (visit) => openAsVisitor(visit, visitor)))
    }
    const figures = [median(members), median(visitors)] as const
    const times = figures[0] / figures[1]
    rows.push([name, ...figures.map((ms) => ms.toFixed(0)), times.toFixed(2)])
    verdicts.push(atMost(`${name}, by the public page`, times, timesPublic))
  }
  console.log(`Members’ pages from nothing, slow 4G, ${slowdown} times as slow a machine, ms, medians of ${runs}`)
  console.log(table([['', 'member', 'visitor', 'times'], ...rows]))
  return verdicts
}

async function openAsMember(visit: Visit, opening: Opening): Promise<number> {
  const { origin } = new URL(clubAddress)
  await keepSession(visit.page, await sandboxControl(origin).createMember('gb.member'))
  return open(visit, opening)
}

/** A rendered page has its content before its picture, which is its largest paint. */
async function openAsVisitor(visit: Visit, opening: Opening): Promise<number> {
  const content = await open(visit, opening)
  await visit.page.waitForLoadState('networkidle')
  return Math.max(content, await visit.page.evaluate(readLargestPaint))
}

/** Returns the milliseconds from the navigation until the page shows what it is for. */
async function open({ page, devtools }: Visit, { path, sight }: Opening): Promise<number> {
  await page.addInitScript(watchFor, { ...sight, sign })
  await devtools.send('Network.emulateNetworkConditions', slow4G)
  const shown = page.waitForEvent('console', { predicate: (message) => message.text().startsWith(sign) })
  await page.goto(path, { waitUntil: 'commit' })
  return Number((await shown).text().slice(sign.length))
}

const sign = 'content at '

/** In the page: says when it shows what it is for. */
function watchFor({ selector, says = '', sign: said }: Sight & { sign: string }): void {
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

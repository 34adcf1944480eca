import { budgets } from '../budgets.ts'
import { inBrowser, phone } from '../browser.ts'
import { drawPictures } from '../draw-pictures.ts'
import { cataloguePages, publicPages } from '../public-pages.ts'
import { atMost, median, table, type Verdict } from '../report.ts'
import { clubAddress } from '../../club-address.ts'
import { type FirstView, viewFirst } from './first-view.ts'

/** One page of each kind, in one region. */
const kinds: ReadonlySet<string> = new Set([
  'home, GB',
  'page, GB',
  'terms, GB',
  'flightSearch, GB',
  'creditCard, US',
  'spend',
  'spendReward',
  'brand',
  'subscribe',
])

/** Each page beside its own HTML without scripts: what the app costs whoever opens it. */
export async function benchTwins(origin: string): Promise<Verdict[]> {
  const isAll = process.env['BENCH_ALL'] === 'true'
  const runs = isAll ? 5 : 2
  const pages = [...publicPages, ...cataloguePages].filter(({ name }) => isAll || kinds.has(name))
  const { slowdown } = budgets.twins
  console.log(
    `Pages beside their HTML without scripts, slow 4G, ${slowdown} times as slow a machine, medians of ${runs}: page (twin), ms`,
  )
  const rows: string[][] = []
  const verdicts: Verdict[] = []
  for (const { name, path } of pages) {
    await drawPictures(`${clubAddress}${path}`, origin)
    const page: FirstView[] = []
    const twin: FirstView[] = []
    // In turns, so that what else the machine does meets both.
    for (let run = 0; run < runs; run++)
      for (const [views, isTwin] of [
        [page, false],
        [twin, true],
      ] as const)
        views.push(await inBrowser({ origin, viewport: phone, slowdown }, (visit) => viewFirst(visit, path, isTwin)))
    rows.push(rowOf(name, page, twin))
    verdicts.push(...verdictsOf(name, page, twin))
  }
  console.log(table([['', 'LCP', 'by the twin', 'blocking', 'longest task', 'shift'], ...rows]))
  return verdicts
}

function medianOf(views: readonly FirstView[], of: keyof FirstView): number {
  return median(views.map((view) => view[of]))
}

function rowOf(name: string, page: readonly FirstView[], twin: readonly FirstView[]): string[] {
  const both = (of: keyof FirstView) => `${medianOf(page, of).toFixed(0)} (${medianOf(twin, of).toFixed(0)})`
  return [
    name,
    both('lcp'),
    (medianOf(page, 'lcp') / medianOf(twin, 'lcp')).toFixed(2),
    both('blocking'),
    both('longestTask'),
    medianOf(page, 'shift').toFixed(4),
  ]
}

function verdictsOf(name: string, page: readonly FirstView[], twin: readonly FirstView[]): Verdict[] {
  const { lcpRatio, shift, blockingMs, longestTaskMs } = budgets.twins
  return [
    atMost(`${name}: LCP by the twin's`, medianOf(page, 'lcp') / medianOf(twin, 'lcp'), lcpRatio),
    atMost(`${name}: shift`, medianOf(page, 'shift'), shift),
    atMost(`${name}: blocking time`, medianOf(page, 'blocking'), blockingMs, ' ms'),
    atMost(`${name}: longest task`, medianOf(page, 'longestTask'), longestTaskMs, ' ms'),
  ]
}

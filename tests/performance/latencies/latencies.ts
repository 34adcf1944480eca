import { budgets } from '../budgets.ts'
import { inBrowser, phone, signIn, type Visit } from '../browser.ts'
import { atMost, median, table, type Verdict } from '../report.ts'
import { flights } from './flights.ts'
import { type Latency, measureLatency, watchEvents } from './measure-latency.ts'
import { filters, hearts, listAddress, type Measure, rewards, searching, sorting, tabs } from './scenarios.ts'

/** How soon the club answers to what visitors and members do on a phone. */
export async function benchLatencies(origin: string): Promise<Verdict[]> {
  const verdicts = await benchOnPhone(origin, 'Latencies', async (visit, measure) => {
    await visit.open(listAddress)
    for (const scenario of [filters, sorting, rewards, tabs]) await scenario(visit, measure)
    await visit.open(listAddress)
    await signIn(visit.page, origin, 'gb.empty')
    for (const scenario of [hearts, searching]) await scenario(visit, measure)
  })
  return [...verdicts, ...(await benchFlights(origin))]
}

function benchFlights(origin: string): Promise<Verdict[]> {
  return benchOnPhone(origin, 'Latencies of flights', async (visit, measure) => {
    await visit.open('redsky-search')
    await signIn(visit.page, origin, 'gb.flyer')
    await flights(visit, measure)
  })
}

/** Measures on a phone that is slower than this machine, prints each thing that was done, and holds it to the budget. */
export async function benchOnPhone(
  origin: string,
  title: string,
  work: (visit: Visit, measure: Measure) => Promise<void>,
): Promise<Verdict[]> {
  const { slowdown, nextPaintMs } = budgets.latencies
  const measured = new Map<string, Latency[]>()
  console.log(`${title}, ms, on ${slowdown} times as slow a machine: to the next paint (of events), to the result`)
  try {
    await inBrowser({ origin, viewport: phone, slowdown }, async (visit) => {
      await watchEvents(visit.page)
      await work(visit, async (name, act, sight) => {
        measured.set(name, [...(measured.get(name) ?? []), await measureLatency(visit.page, act, sight)])
      })
    })
  } finally {
    print(measured)
  }
  return [...measured].map(([name, latencies]) =>
    atMost(
      `${title}, ${name}: next paint`,
      Math.max(...latencies.map(({ nextPaint }) => nextPaint)),
      nextPaintMs,
      ' ms',
    ),
  )
}

function print(measured: ReadonlyMap<string, readonly Latency[]>): void {
  const rows = [...measured].map(([name, latencies]) => ({
    name,
    times: latencies.length,
    paints: latencies.map(({ nextPaint }) => nextPaint),
    results: latencies.map(({ result }) => result),
  }))
  const ms = (figure: number) => figure.toFixed(0)
  console.log(
    table([
      ['', 'times', 'paint, median', 'worst', 'result, median', 'worst'],
      ...rows.map(({ name, times, paints, results }) => [
        name,
        String(times),
        // Going back is no event that the browser times.
        ...(name.startsWith('go back') ? ['', ''] : [ms(median(paints)), ms(Math.max(...paints))]),
        ms(median(results)),
        ms(Math.max(...results)),
      ]),
    ]),
  )
}

import { growList } from '../grow-list.ts'
import type { Verdict } from '../report.ts'
import { benchOnPhone } from './latencies.ts'
import { filters, listAddress, rewards, sorting } from './scenarios.ts'

/** As many as come back when somebody goes back to a list (`mostPages` of `platform/lists`). */
const rows = 540

/** The same for a list that has been read for a long time. */
export function benchLatenciesAtScale(origin: string): Promise<Verdict[]> {
  return benchOnPhone(origin, `Latencies with ${rows} rewards`, async (visit, measure) => {
    await visit.open(listAddress)
    await growList(visit.page, rows)
    for (const scenario of [filters, sorting, rewards]) await scenario(visit, measure)
  })
}

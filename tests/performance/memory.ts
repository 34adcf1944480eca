import type { Visit } from './browser.ts'
import { type Counters, readCounters, startCounters } from './counters.ts'

export type Memory = Pick<Counters, 'heapMB' | 'nodes'>

/** What a page holds on to, after everything was collected that nobody needs. */
export async function memoryOf({ devtools }: Visit): Promise<Memory> {
  await startCounters(devtools)
  // What finalisers let go of is collected the second time.
  for (let round = 0; round < 2; round++) await devtools.send('HeapProfiler.collectGarbage')
  return readCounters(devtools)
}

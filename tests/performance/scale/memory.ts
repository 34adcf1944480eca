import type { Visit } from '../browser.ts'

export interface Memory {
  /** Megabytes of 1,048,576 bytes that scripts hold, after everything was collected that nobody needs. */
  heapMB: number
  /** With those that are no longer in the document, which somebody still holds. */
  nodes: number
}

/** What a page holds on to. */
export async function memoryOf({ devtools }: Visit): Promise<Memory> {
  await devtools.send('Performance.enable')
  // What finalisers let go of is collected the second time.
  for (let round = 0; round < 2; round++) await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const value = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN
  return { heapMB: value('JSHeapUsedSize') / 1_048_576, nodes: value('Nodes') }
}

import type { CDPSession } from '@playwright/test'

/** What the browser itself counts of a page, since it was opened. */
export interface Counters {
  styleRecalculations: number
  layouts: number
  /** Milliseconds of a processor that the page's main thread took. */
  processorMs: number
  heapMB: number
  /** With those that are no longer in the document, which somebody still holds. */
  nodes: number
}

/** Starts the browser's counters. They count what the thread took of a processor, however busy the machine is. */
export async function startCounters(devtools: CDPSession): Promise<void> {
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
}

export async function readCounters(devtools: CDPSession): Promise<Counters> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  const value = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN
  return {
    styleRecalculations: value('RecalcStyleCount'),
    layouts: value('LayoutCount'),
    processorMs: value('ThreadTime') * 1000,
    heapMB: value('JSHeapUsedSize') / 1_048_576,
    nodes: value('Nodes'),
  }
}

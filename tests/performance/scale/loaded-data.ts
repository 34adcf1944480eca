import type { Page } from '@playwright/test'

/** Has a page count what its calls bring, from its next address on; what is written out, not what came over the wire. */
export async function countLoadedData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const loaded = { bytes: 0 }
    Object.assign(window, { loaded })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry instanceof PerformanceResourceTiming && entry.initiatorType === 'fetch')
          loaded.bytes += entry.decodedBodySize
    }).observe({ type: 'resource', buffered: true })
  })
}

/** Megabytes of 1,048,576 bytes since the page was opened. */
export async function loadedMB(page: Page): Promise<number> {
  const bytes = await page.evaluate(() => (window as unknown as { loaded: { bytes: number } }).loaded.bytes)
  return bytes / 1_048_576
}

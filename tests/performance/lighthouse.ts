import { launch } from 'chrome-launcher'
import lighthouse, { type Config } from 'lighthouse'
import { browserFlags } from '../browser-flags.ts'

/** What one run of Lighthouse says of a page, on its mobile settings. */
export interface LighthouseFigures {
  scores: Readonly<Record<string, number>>
  /** Milliseconds. */
  lcp: number
  totalBlockingTime: number
  cls: number
  failed: readonly string[]
}

/**
 * Runs Lighthouse once, in a browser of its own. Speed is measured with applied throttling: the default simulation rates
 * pages on loopback nearly alike.
 */
export async function runLighthouse(url: string, categories: readonly string[]): Promise<LighthouseFigures> {
  const chrome = await launch({
    chromePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    chromeFlags: ['--headless=new', ...browserFlags],
  })
  try {
    const config: Config = {
      extends: 'lighthouse:default',
      settings: { throttlingMethod: 'devtools', onlyCategories: [...categories] },
    }
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'error' }, config)
    if (result === undefined) throw new Error(`Lighthouse said nothing about ${url}`)
    const { audits, categories: scored, runtimeError } = result.lhr
    if (runtimeError !== undefined) throw new Error(`Lighthouse on ${url}: ${runtimeError.message}`)
    const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
    return {
      scores: Object.fromEntries(
        Object.entries(scored).map(([id, category]) => [id, Math.round((category.score ?? 0) * 100)]),
      ),
      lcp: value('largest-contentful-paint'),
      totalBlockingTime: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      failed: Object.values(scored).flatMap((category) =>
        category.id === 'performance'
          ? []
          : category.auditRefs
              .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
              .map(({ id }) => `${category.id}: ${id}`),
      ),
    }
  } finally {
    chrome.kill()
  }
}

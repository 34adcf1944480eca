import { launch } from 'chrome-launcher'
import lighthouse, { type Config } from 'lighthouse'
import { browserFlags } from '../browser-flags.ts'
import { kilobytes } from './route-sizes.ts'

/** What one run of Lighthouse says of a page, on its mobile settings. */
export interface LighthouseFigures {
  scores: Readonly<Record<string, number>>
  /** Milliseconds. */
  lcp: number
  totalBlockingTime: number
  cls: number
  /** Kilobytes of 1,024 bytes, brotli: the contents of every script until the network was quiet, without their headers. */
  javascriptKB: number
  /** How many files they came in. */
  scripts: number
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
      ...scriptsIn(audits['network-requests']?.details),
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

/** Each script of the build as it lies on the host; any other as it came over the wire. */
function scriptsIn(details: unknown): Pick<LighthouseFigures, 'javascriptKB' | 'scripts'> {
  const { items } = details as { items: { url: string; resourceType?: string; transferSize?: number }[] }
  const scripts = items.filter(({ resourceType }) => resourceType === 'Script')
  const sizes = new Map(
    scripts.map(({ url, transferSize = 0 }) => {
      const file = /\/(assets\/[^/?]+\.js)$/.exec(url)?.[1]
      return [url, file === undefined ? transferSize / 1024 : kilobytes(file)]
    }),
  )
  return { javascriptKB: [...sizes.values()].reduce((sum, size) => sum + size, 0), scripts: sizes.size }
}

import type { Browser, Request } from '@playwright/test'
import { clubAddress } from '../club-address.ts'
import { launchBrowser, phone } from './browser.ts'
import { kilobytes } from './route-sizes.ts'

/** What a first visit loads before anybody touches the page. */
export interface ScriptFigures {
  /** Kilobytes of 1,024 bytes, brotli: the contents of every script until the network was quiet, without their headers. */
  javascriptKB: number
  /** How many files they came in. */
  scripts: number
}

/** Opens each page for the first time, one after the other. Returns what they load, by the pages' names. */
export async function scriptsBeforeInteraction(
  pages: readonly { name: string; path: string }[],
): Promise<ReadonlyMap<string, ScriptFigures>> {
  const browser = await launchBrowser()
  try {
    const figures = new Map<string, ScriptFigures>()
    for (const { name, path } of pages) figures.set(name, await firstVisit(browser, `${clubAddress}${path}`))
    return figures
  } finally {
    await browser.close()
  }
}

async function firstVisit(browser: Browser, address: string): Promise<ScriptFigures> {
  const context = await browser.newContext({ viewport: phone })
  const page = await context.newPage()
  const scripts = new Map<string, Request>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.set(request.url(), request)
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  const sizes = await Promise.all([...scripts.values()].map(sizeOf))
  await context.close()
  return { javascriptKB: sizes.reduce((sum, size) => sum + size, 0), scripts: sizes.length }
}

/** A script of the build as it lies on the host; any other as it came over the wire. */
async function sizeOf(request: Request): Promise<number> {
  const file = /\/(assets\/[^/?]+\.js)$/.exec(request.url())?.[1]
  return file === undefined ? (await request.sizes()).responseBodySize / 1024 : kilobytes(file)
}

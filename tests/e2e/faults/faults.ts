import type { Page } from '@playwright/test'

/**
 * Lets the next call of an address reach the server, and drops the connection before its answer; returns how often it did.
 * What else can become of a call is proven without a browser, where it is the same (`apps/web/test/network-faults.ts`).
 */
export async function loseAnswer(page: Page, address: string): Promise<() => number> {
  let count = 0
  await page.route(
    address,
    async (route) => {
      // The browser's question before a call of another origin is no call.
      if (route.request().method() === 'OPTIONS') return route.fallback()
      count++
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  return () => count
}

/** What a browser reports by itself when a call fails, and what the app writes down of it. */
export const reported = /Failed to fetch|ERR_|net::|fetch failed|failed|could not|not restored|JSON|schema|no longer/i

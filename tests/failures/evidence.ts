import type { ReceivedRequest } from '@clubhouse/test-kit/sandbox-control'
import type { Page } from '@playwright/test'

/** What is attached to a failed journey besides Playwright's trace and picture: its calls, and its pages in words. */
export const evidence = { calls: 'calls', screen: 'screen' } as const

/** What tells the calls of a test from those of the tests beside it. */
export interface CallsOfTest {
  /** The addresses of its members. */
  members: ReadonlySet<string>
  /** What its browser sent, such as `GET /api/vouchers`. */
  sent: ReadonlySet<string>
}

/**
 * Returns a line for each call of a test: time, status, method, path and query, and whose it was. The sandbox has removed
 * tokens and bodies are left out. A call without a member is the test's when its browser has sent such a one.
 */
export function linesOfCalls(calls: readonly ReceivedRequest[], { members, sent }: CallsOfTest): string[] {
  return calls
    .filter(({ member, method, path }) => (member === null ? sent.has(`${method} ${path}`) : members.has(member)))
    .map(({ time, status, method, path, query, member }) => {
      const of = member === null ? '' : `  ${member}`
      return `${time.slice(11, 23)}  ${status ?? 'dropped'}  ${method} ${path}${inAddress(query)}${of}`
    })
}

function inAddress(query: Record<string, unknown>): string {
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${String(value)}`)
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

/** Returns what a screen reader gets of a page: its address, and the roles and names of its elements from `main` on. */
export async function linesOfScreen(page: Page): Promise<string[]> {
  const tree = await page
    .locator('body')
    .ariaSnapshot({ timeout: 5000 })
    .catch((error: unknown) => `could not be read: ${String(error)}`)
  const lines = tree.split('\n')
  return [page.url(), ...lines.slice(Math.max(lines.indexOf('- main:'), 0))]
}

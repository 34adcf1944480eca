import type { Page, Route } from '@playwright/test'

/** One way in which a call goes wrong. */
export interface NetworkFault {
  readonly name: string
  /** How many calls it spoils before all is well again. */
  readonly times: number
  readonly spoil: (route: Route) => Promise<void>
  /** The server has done its work although the app does not know. */
  readonly isDone?: boolean
}

const problem = (status: number, code: string) => ({ message: 'As asked for by a test', code, status })

/** What happens to calls on bad days, between the app and a server that is well. */
export const networkFaults: readonly NetworkFault[] = [
  ...[
    { status: 500, code: 'INTERNAL', name: 'the server fails (500)' },
    { status: 429, code: 'TOO_MANY_REQUESTS', name: 'too many calls (429)', headers: { 'retry-after': '1' } },
  ].map(({ status, code, name, headers }) => ({
    name,
    times: 1,
    spoil: (route: Route) => route.fulfill({ status, json: problem(status, code), ...(headers && { headers }) }),
  })),
  {
    name: 'a gateway fails on the way (502)',
    times: 1,
    spoil: (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  },
  {
    name: 'the connection drops before the work is done',
    times: 1,
    spoil: (route) => route.abort('connectionreset'),
  },
  {
    name: 'the connection drops after the work is done',
    times: 1,
    isDone: true,
    spoil: async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
  },
  {
    name: 'the answer is no JSON',
    times: 1,
    isDone: true,
    spoil: async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, body: '{"rewards": [' })
    },
  },
  {
    name: 'the answer breaks its schema',
    times: 1,
    isDone: true,
    spoil: async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, json: { unexpected: true } })
    },
  },
]

/** Spoils the calls of an address; answers how often it did. */
export async function spoil(page: Page, address: string, fault: NetworkFault): Promise<() => number> {
  let count = 0
  await page.route(
    address,
    async (route) => {
      // The browser's question before a call of another origin is no call.
      if (route.request().method() === 'OPTIONS') return route.fallback()
      count++
      await fault.spoil(route)
    },
    { times: fault.times },
  )
  return () => count
}

/** What a browser reports by itself when a call fails, and what the app writes down of it. */
export const reported = /Failed to fetch|ERR_|net::|fetch failed|failed|could not|not restored|JSON|schema|no longer/i

import { vi } from 'vitest'

/** One way in which a call goes wrong between the app and a server that is well. */
export interface NetworkFault {
  readonly what: string
  readonly apply: (call: () => Promise<Response>) => Promise<Response>
}

const problem = (status: number, code: string, headers: Record<string, string> = {}) =>
  Response.json({ message: 'As asked for by a test', code, status }, { status, headers })
const dropped = () => new TypeError('Failed to fetch')

/** What can go wrong with a call. The server has done its work in the last three. */
export const networkFaults: readonly NetworkFault[] = [
  { what: 'the server fails (500)', apply: () => Promise.resolve(problem(500, 'INTERNAL')) },
  {
    what: 'too many calls (429)',
    apply: () => Promise.resolve(problem(429, 'TOO_MANY_REQUESTS', { 'retry-after': '1' })),
  },
  {
    what: 'a gateway fails on the way (502)',
    apply: () =>
      Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } })),
  },
  { what: 'the connection drops before the work is done', apply: () => Promise.reject(dropped()) },
  {
    what: 'the connection drops after the work is done',
    apply: async (call) => {
      await call()
      throw dropped()
    },
  },
  {
    what: 'the answer is no JSON',
    apply: async (call) => {
      const { status, headers } = await call()
      return new Response('{"rewards": [', { status, headers })
    },
  },
  {
    what: 'the answer breaks its schema',
    apply: async (call) => Response.json({ unexpected: true }, { status: (await call()).status }),
  },
]

/** Injects a fault into the next call of an address; returns how many calls met it. `vi.unstubAllGlobals` removes it. */
export function injectFault(address: RegExp, { apply }: NetworkFault): () => number {
  const { fetch: send } = globalThis
  let met = 0
  vi.stubGlobal('fetch', (...call: Parameters<typeof fetch>) => {
    const [input] = call
    const url = input instanceof Request ? input.url : String(input)
    if (met > 0 || !address.test(url)) return send(...call)
    met++
    return apply(() => send(...call))
  })
  return () => met
}

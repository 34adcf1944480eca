import { vi } from 'vitest'

/** One way in which a call goes wrong between the app and a server that is well. */
export interface NetworkFault {
  readonly what: string
  readonly spoil: (call: () => Promise<Response>) => Promise<Response>
}

const problem = (status: number, code: string, headers: Record<string, string> = {}) =>
  Response.json({ message: 'As asked for by a test', code, status }, { status, headers })
const dropped = () => new TypeError('Failed to fetch')

/** What a bad day does to a call. The server has done its work in the last three. */
export const networkFaults: readonly NetworkFault[] = [
  { what: 'the server fails (500)', spoil: () => Promise.resolve(problem(500, 'INTERNAL')) },
  {
    what: 'too many calls (429)',
    spoil: () => Promise.resolve(problem(429, 'TOO_MANY_REQUESTS', { 'retry-after': '1' })),
  },
  {
    what: 'a gateway fails on the way (502)',
    spoil: () =>
      Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } })),
  },
  { what: 'the connection drops before the work is done', spoil: () => Promise.reject(dropped()) },
  {
    what: 'the connection drops after the work is done',
    spoil: async (call) => {
      await call()
      throw dropped()
    },
  },
  {
    what: 'the answer is no JSON',
    spoil: async (call) => {
      const { status, headers } = await call()
      return new Response('{"rewards": [', { status, headers })
    },
  },
  {
    what: 'the answer breaks its schema',
    spoil: async (call) => Response.json({ unexpected: true }, { status: (await call()).status }),
  },
]

/** Spoils the next call of an address; returns how many calls it has spoilt. `vi.unstubAllGlobals` takes it back. */
export function spoilNext(address: RegExp, { spoil }: NetworkFault): () => number {
  const { fetch: send } = globalThis
  let spoilt = 0
  vi.stubGlobal('fetch', (...call: Parameters<typeof fetch>) => {
    const [input] = call
    const url = input instanceof Request ? input.url : String(input)
    if (spoilt > 0 || !address.test(url)) return send(...call)
    spoilt++
    return spoil(() => send(...call))
  })
  return () => spoilt
}

import { loadDocument, type RestHost, restHosts } from '@clubhouse/schemas/load-document'
import { createInstance, getHttpOperationsFromSpec, type IHttpRequest, type IHttpResponse } from '@stoplight/prism-http'
import { pino } from 'pino'

/** A call as it went over the wire. */
export interface SeenCall {
  /** With its host's prefix, such as `/api/vouchers`. */
  path: string
  query: URLSearchParams
  method: string
  requestHeaders: Record<string, string>
  requestBody: unknown
  status: number
  answerHeaders: Record<string, string>
  answerBody: unknown
}

/** What is wrong with a call by its host's document. */
export type Judge = (call: SeenCall) => Promise<readonly string[]>

/** The path at which each host stands at this origin. */
export const hostPrefixes: ReadonlyMap<string, RestHost> = new Map(restHosts.map((host) => [prefixOf(host), host]))

/** An independent validator (Prism), which reads the same documents with code of its own. */
export async function createJudge(): Promise<Judge> {
  const judges = new Map<string, Judge>()
  for (const [prefix, host] of hostPrefixes) judges.set(prefix, await judgeOf(host, prefix))
  return (call) => {
    const prefix = [...judges.keys()].find((each) => call.path.startsWith(`${each}/`))
    return judges.get(prefix ?? '')?.(call) ?? Promise.resolve([])
  }
}

async function judgeOf(host: RestHost, prefix: string): Promise<Judge> {
  const operations = await getHttpOperationsFromSpec(loadDocument(host))
  return async (call) => {
    const answer: IHttpResponse = { statusCode: call.status, headers: call.answerHeaders, body: call.answerBody }
    const validator = createInstance(
      {
        isProxy: true,
        upstream: new URL('http://localhost'),
        upstreamProxy: undefined,
        checkSecurity: true,
        validateRequest: true,
        validateResponse: true,
        errors: false,
        mock: { dynamic: false },
      },
      // The answer has come already; the validator only looks at it.
      {
        logger: pino({ level: 'silent' }),
        forward: () => () => () => Promise.resolve({ _tag: 'Right', right: answer }),
      },
    )
    const judged = await validator.request(toRequest(call, prefix), operations)()
    if ('left' in judged) return [judged.left.message]
    const { input, output } = judged.right.validations
    // A request that was refused is the caller's business when the refusal is declared.
    const wasRefused = call.status === 400 || call.status === 401
    return [...(wasRefused ? [] : input), ...output].map(({ message, path = [] }) =>
      `${path.join('.')} ${message}`.trim(),
    )
  }
}

function toRequest(call: SeenCall, prefix: string): IHttpRequest {
  const query: Record<string, string | string[]> = {}
  for (const name of new Set(call.query.keys())) {
    const values = call.query.getAll(name)
    query[name] = values.length === 1 ? (values[0] ?? '') : values
  }
  return {
    method: call.method.toLowerCase() as IHttpRequest['method'],
    url: { path: call.path.slice(prefix.length), query },
    headers: call.requestHeaders,
    body: call.requestBody,
  }
}

function prefixOf(host: RestHost): string {
  const [server] = loadDocument(host)['servers'] as { url: string }[]
  return server?.url ?? ''
}

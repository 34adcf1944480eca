import { createServer, type IncomingMessage, request as sendRequest, type Server, type ServerResponse } from 'node:http'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { createJudge, hostPrefixes } from './judge.ts'

/** One call that broke the contract. */
export interface Violation {
  call: string
  problems: readonly string[]
}

export interface Verdict {
  /** How many calls were judged, by method and status. */
  calls: number
  violations: readonly Violation[]
}

/** The address at which the proxy tells what it saw. */
export const verdictPath = '/_contract'
const methodsJudged = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])
/** The sandbox marks answers that a test asked for: those are meant to be strange. */
const askedFor = 'x-sandbox-fault'

/** Stands in front of a sandbox, passes everything on as it is, and holds every API call against the documents. */
export async function createProxy(upstream: URL): Promise<Server> {
  const judge = await createJudge()
  const violations: Violation[] = []
  const pending = new Set<Promise<void>>()
  let calls = 0

  const look = async (request: IncomingMessage, sent: Buffer, answer: IncomingMessage, received: Buffer) => {
    if (answer.headers[askedFor] !== undefined) return
    const url = new URL(request.url ?? '/', upstream)
    calls++
    const problems = await judge({
      path: url.pathname,
      query: url.searchParams,
      method: request.method ?? 'GET',
      requestHeaders: textHeaders(request),
      requestBody: parse(sent),
      status: answer.statusCode ?? 0,
      answerHeaders: textHeaders(answer),
      answerBody: parse(decode(received, answer.headers['content-encoding'])),
    })
    if (problems.length > 0) {
      violations.push({
        call: `${request.method ?? ''} ${url.pathname}${url.search} ${answer.statusCode ?? ''}`,
        problems,
      })
    }
  }

  return createServer((request, response) => {
    if (request.url === verdictPath) {
      void Promise.allSettled(pending).then(() => tell(response, { calls, violations }))
      return
    }
    const isJudged = methodsJudged.has(request.method ?? '') && isApi(request.url ?? '')
    const sent: Buffer[] = []
    if (isJudged) request.on('data', (chunk: Buffer) => sent.push(chunk))
    const passed = sendRequest(
      {
        host: upstream.hostname,
        port: upstream.port,
        path: request.url,
        method: request.method,
        headers: request.headers,
      },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
        answer.on('error', () => response.destroy())
        if (!isJudged) return
        const received: Buffer[] = []
        answer.on('data', (chunk: Buffer) => received.push(chunk))
        answer.on('end', () => {
          const looking: Promise<void> = look(request, Buffer.concat(sent), answer, Buffer.concat(received))
            .catch((error: unknown) => {
              violations.push({ call: request.url ?? '', problems: [`could not be judged: ${String(error)}`] })
            })
            .finally(() => pending.delete(looking))
          pending.add(looking)
        })
      },
    )
    // A connection that the sandbox drops is dropped here too: tests ask for that.
    passed.on('error', () => response.destroy())
    response.on('close', () => passed.destroy())
    request.pipe(passed)
  })
}

function isApi(url: string): boolean {
  return [...hostPrefixes.keys()].some((prefix) => url.startsWith(`${prefix}/`))
}

function textHeaders({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
}

function decode(body: Buffer, coding: string | undefined): Buffer {
  if (coding === 'br') return brotliDecompressSync(body)
  if (coding === 'gzip') return gunzipSync(body)
  if (coding === 'zstd') return zstdDecompressSync(body)
  return body
}

function parse(body: Buffer): unknown {
  return body.length === 0 ? undefined : (JSON.parse(body.toString('utf8')) as unknown)
}

function tell(response: ServerResponse, verdict: Verdict) {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(verdict))
}

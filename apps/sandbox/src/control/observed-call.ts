import type { FastifyReply, FastifyRequest } from 'fastify'
import { toProblem } from '../rest/problem.ts'
import type { SharedState } from '../shared-state.ts'
import type { Faults, MetFault } from './faults.ts'
import type { RequestLog } from './request-log.ts'

export interface Answer {
  status: number
  body?: unknown
  headers?: Record<string, string>
}

export interface Observer {
  readonly faults: Faults
  readonly log: RequestLog
  readonly state: SharedState
  /** Sent by the renderer of the app's pages: faults are for what browsers ask. */
  readonly rendererToken?: string
}

export interface ObservedCall {
  operationId: string | null
  memberEmail: string | undefined
  request: FastifyRequest
  reply: FastifyReply
  /** Does the call's work; what it throws becomes the answer. */
  work: () => Promise<Answer>
}

/** How the renderer of the app's pages says who it is. */
export const rendererHeader = 'x-page-renderer'

/** Runs a call under the eyes of the control side: it meets the faults that wait for it, and is written down. */
export async function observeCall(
  { faults, log, state, rendererToken }: Observer,
  { operationId, memberEmail, request, reply, work }: ObservedCall,
): Promise<FastifyReply> {
  const started = performance.now()
  const isRenderer = rendererToken !== undefined && request.headers[rendererHeader] === rendererToken
  if (isRenderer) await state.refresh()
  const fault = operationId === null || isRenderer ? undefined : await faults.intercept(operationId, memberEmail)
  const time = state.clock.now().toISOString()
  const answer = await answerUnder(fault, work)
  await log.write(request, {
    operationId,
    member: memberEmail ?? null,
    status: answer === 'dropped' ? null : answer.status,
    time,
    durationMs: Math.round((performance.now() - started) * 10) / 10,
  })
  if (answer === 'dropped') {
    reply.hijack()
    request.raw.socket.destroy()
    return reply
  }
  return send(reply, answer)
}

async function answerUnder(met: MetFault | undefined, work: () => Promise<Answer>): Promise<Answer | 'dropped'> {
  await met?.holdBack()
  const fault = met?.action
  if (fault?.kind === 'answer')
    return { status: fault.status, body: fault.body, headers: { 'x-sandbox-fault': 'answer', ...fault.headers } }
  if (fault?.kind === 'drop' && fault.when === 'before') return 'dropped'
  const answer = await work().catch((error: unknown): Answer => {
    const problem = toProblem(error)
    return { status: problem.status, body: problem.body, headers: problem.headers }
  })
  return fault?.kind === 'drop' ? 'dropped' : answer
}

/** Sends an answer as JSON, whatever its kind of value. */
export function send(reply: FastifyReply, { status, body, headers = {} }: Answer): FastifyReply {
  reply.code(status).headers(headers)
  if (body === undefined) return reply.send()
  if (headers['content-type'] === undefined) reply.type('application/json; charset=utf-8')
  return reply.send(JSON.stringify(body))
}

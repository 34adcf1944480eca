import type { FastifyRequest } from 'fastify'
import type pg from 'pg'
import { redact, redactHeaders, redactText } from './redact.ts'

/** What became of a call. */
export interface CallOutcome {
  operationId: string | null
  member: string | null
  /** Null when the connection was dropped instead. */
  status: number | null
  /** When, in the sandbox's time. */
  time: string
  durationMs: number
}

/** One call as it is kept: its tokens are replaced by their claims. */
export interface RequestRecord extends CallOutcome {
  method: string
  path: string
  query: unknown
  headers: Record<string, unknown>
  body: unknown
}

export interface RequestFilter {
  operationId?: string
  member?: string
  since?: string
  /** The last so many. */
  limit?: number
}

export type RequestLog = ReturnType<typeof createRequestLog>

const kept = 5_000
const trimEvery = 500
const longestBody = 20_000

/** Stores the last calls in the database, so that the log has those that other processes answered too. */
export function createRequestLog(pool: pg.Pool) {
  let written = 0
  return {
    async write(request: FastifyRequest, outcome: CallOutcome): Promise<void> {
      const record = recordOf(request, outcome)
      const bounded =
        JSON.stringify(record.body)?.length > longestBody ? { ...record, body: '[too long to keep]' } : record
      await pool.query(
        'insert into request_log (operation_id, member_email, received_at, record) values ($1, $2, $3, $4)',
        [record.operationId, record.member, record.time, JSON.stringify(bounded)],
      )
      written += 1
      if (written % trimEvery === 0)
        await pool.query('delete from request_log where request_id <= (select max(request_id) from request_log) - $1', [
          kept,
        ])
    },
    async read({ operationId, member, since, limit = kept }: RequestFilter): Promise<RequestRecord[]> {
      const { rows } = await pool.query<{ record: RequestRecord }>(
        `select record from request_log
         where ($1::text is null or operation_id = $1) and ($2::text is null or member_email = $2) and ($3::timestamptz is null or received_at >= $3)
         order by request_id desc limit $4`,
        [operationId ?? null, member?.toLowerCase() ?? null, since ?? null, limit],
      )
      return rows.map(({ record }) => record).reverse()
    },
  }
}

/** Every part of a call may carry a token: its address and the operation's name as well as headers and body. */
function recordOf({ method, url, query, headers, body }: FastifyRequest, outcome: CallOutcome): RequestRecord {
  return {
    ...outcome,
    operationId: outcome.operationId === null ? null : redactText(outcome.operationId),
    method,
    path: redactText(url.split('?')[0] ?? ''),
    query: redact(query),
    headers: redactHeaders(headers),
    body: redact(body ?? null),
  }
}

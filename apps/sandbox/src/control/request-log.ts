import type pg from 'pg'

/** One call as it was received; tokens are already replaced by their claims. */
export interface RequestRecord {
  operationId: string | null
  member: string | null
  method: string
  path: string
  query: unknown
  headers: unknown
  body: unknown
  /** Null when the connection was dropped instead. */
  status: number | null
  /** When, in the sandbox's time. */
  time: string
  durationMs: number
}

interface RequestFilter {
  operationId?: string
  member?: string
  since?: Date
  /** The last so many. */
  limit?: number
}

export interface RequestLog {
  write(record: RequestRecord): Promise<void>
  read(filter: RequestFilter): Promise<RequestRecord[]>
}

const kept = 5_000
const trimEvery = 500
const longestBody = 20_000

/** The last calls, in the database, so that whoever asks learns of those that other processes answered too. */
export function createRequestLog(pool: pg.Pool): RequestLog {
  let written = 0
  return {
    async write(record) {
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
    async read({ operationId, member, since, limit = kept }) {
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

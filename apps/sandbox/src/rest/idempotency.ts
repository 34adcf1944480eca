import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { Answer } from '../control/observed-call.ts'
import { Problem, refusal } from './problem.ts'

export interface Intent {
  memberId: string
  operationId: string
  /** Undefined for an operation that takes none. */
  key: string | undefined
  body: unknown
}

/**
 * Does a member's intent at most once. The key's row is inserted first, in the transaction of the work itself: a call
 * with the same key waits there until the first one has committed, then answers what that one answered.
 */
export async function doOnce<Result extends Answer>(
  client: pg.PoolClient,
  { memberId, operationId, key, body }: Intent,
  work: () => Promise<Result>,
): Promise<Result> {
  if (key === undefined) return work()
  const row = [memberId, operationId, key]
  const hash = hashOf(body)
  const { rowCount } = await client.query(
    'insert into idempotent_answer (member_id, operation_id, key, request_hash) values ($1, $2, $3, $4) on conflict do nothing',
    [...row, hash],
  )
  if (rowCount === 0) {
    const { rows } = await client.query<Result & { request_hash: string }>(
      'select request_hash, status, body from idempotent_answer where member_id = $1 and operation_id = $2 and key = $3',
      row,
    )
    const [first] = rows
    if (first === undefined || first.request_hash !== hash)
      throw refusal('IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was used with another body.')
    const { request_hash: _, ...answer } = first
    return answer as unknown as Result
  }
  const answer = await attempt(client, work)
  await client.query(
    'update idempotent_answer set status = $4, body = $5 where member_id = $1 and operation_id = $2 and key = $3',
    [...row, answer.status, JSON.stringify(answer.body)],
  )
  return answer
}

/** A refusal is an answer too, and is kept; what had been done until then is undone. Only a demand for step-up is not kept. */
async function attempt<Result extends Answer>(client: pg.PoolClient, work: () => Promise<Result>): Promise<Result> {
  await client.query('savepoint intent')
  try {
    return await work()
  } catch (error) {
    // Who has not stepped up yet sends the very same call again once that is done (STP-07).
    if (!(error instanceof Problem) || error.status === 406) throw error
    await client.query('rollback to savepoint intent')
    return { status: error.status, body: error.body } as Answer as Result
  }
}

/** Equal for equal bodies, in whatever order their fields stand. */
export function hashOf(body: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(body)) ?? '')
    .digest('hex')
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, child]) => [key, sorted(child)]),
  )
}

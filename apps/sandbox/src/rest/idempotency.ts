import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { ClubMember } from './club.ts'
import { Problem, refusal, type ProblemBody } from './problem.ts'

/** A call by which a member wants something done. */
export interface Submission {
  readonly operationId: string
  readonly success: number
  readonly member: ClubMember
  /** An operation that takes no key is told from another by its body. */
  readonly header: { readonly 'Idempotency-Key'?: string }
  readonly body: unknown
}

/**
 * Does a member's intent at most once. The key's row is inserted first, in the transaction of the work itself: a call
 * with the same key waits there until the first one has committed, then answers what that one answered. A refusal is
 * returned, so that the transaction keeps it.
 */
export async function doOnce<Body>(
  client: pg.PoolClient,
  { operationId, success, member, header: { 'Idempotency-Key': key }, body }: Submission,
  work: () => Promise<Body>,
): Promise<Body | Problem> {
  if (key === undefined) return work()
  const row = [member.memberId, operationId, key]
  const hash = hashOf(body)
  const { rowCount } = await client.query(
    'insert into idempotent_answer (member_id, operation_id, key, request_hash) values ($1, $2, $3, $4) on conflict do nothing',
    [...row, hash],
  )
  if (rowCount === 0) {
    const { rows } = await client.query<{ request_hash: string; status: number; body: unknown }>(
      'select request_hash, status, body from idempotent_answer where member_id = $1 and operation_id = $2 and key = $3',
      row,
    )
    const [first] = rows
    if (first?.request_hash !== hash)
      throw refusal('IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was used with another body.')
    if (first.status < 400) return first.body as Body
    const { code, message, errors } = first.body as ProblemBody
    return new Problem(first.status, code, message, errors && { errors })
  }
  const result = await attempt(client, work)
  const answer = result instanceof Problem ? result : { status: success, body: result }
  await client.query(
    'update idempotent_answer set status = $4, body = $5 where member_id = $1 and operation_id = $2 and key = $3',
    [...row, answer.status, JSON.stringify(answer.body)],
  )
  return result
}

/** A refusal is an answer too, and is kept; what had been done until then is undone. Only a demand for step-up is not kept. */
async function attempt<Body>(client: pg.PoolClient, work: () => Promise<Body>): Promise<Body | Problem> {
  await client.query('savepoint intent')
  try {
    return await work()
  } catch (error) {
    // Who has not stepped up yet sends the very same call again once that is done (STP-07).
    if (!(error instanceof Problem) || error.status === 406) throw error
    await client.query('rollback to savepoint intent')
    return error
  }
}

/** Equal for equal bodies, in whatever order their fields stand. */
export function hashOf(body: unknown): string {
  const sorted = JSON.stringify(body, (_key, value: unknown) =>
    typeof value !== 'object' || value === null || Array.isArray(value)
      ? value
      : Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))),
  )
  return createHash('sha256')
    .update(sorted ?? '')
    .digest('hex')
}

import type pg from 'pg'
import { CODE_ACR } from '../identity/web-client.ts'
import type { Caller } from './caller.ts'
import { hashOf, type Submission } from './idempotency.ts'
import { Problem } from './problem.ts'

/** Refuses a member who has not just entered a one-time code: with 406, on which the app starts a step-up (STP-06). */
export function requireStepUp(caller: Caller): void {
  if (caller?.acr !== CODE_ACR) throw stepUpRequired()
}

/**
 * Uses the caller's step-up for one submission, whose repetitions may use it again; any other is refused with 406. It
 * belongs in the transaction of the submission's work: one that is refused leaves the step-up unused.
 */
export async function useStepUp(
  client: pg.PoolClient,
  { caller, operationId, header, body }: Omit<Submission, 'member'> & { readonly caller: Caller },
): Promise<void> {
  requireStepUp(caller)
  const { rowCount } = await client.query(
    `insert into step_up_use as used (token_id, submission) values ($1, $2)
     on conflict (token_id) do update set submission = used.submission where used.submission = excluded.submission`,
    [caller?.claims['jti'], `${operationId} ${header['Idempotency-Key'] ?? hashOf(body)}`],
  )
  if (rowCount === 0) throw stepUpRequired()
}

function stepUpRequired(): Problem {
  return new Problem(406, 'STEP_UP_REQUIRED', 'Confirm that it is you first.')
}

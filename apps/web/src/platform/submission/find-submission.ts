import { getSubmission, type Submission } from '@clubhouse/rest-client/club'
import { ApiError, errorKindOf } from '@clubhouse/rest-client/errors'
import type { IdempotencyKey } from './submission-record.ts'

/** What the server says of a key: what was done or refused under it, or nothing (yet). */
export type Finding<Result> =
  | { kind: 'done'; result: Result }
  | { kind: 'refused'; error: ApiError }
  | { kind: 'unknown' }

/**
 * Looks what came of a call by its key, without making it happen. `resultOf` reads its result, and throws when it is not
 * there. Never rejects: what cannot be looked up is unknown.
 */
export async function findSubmission<Result>(
  operationId: string,
  idempotencyKey: IdempotencyKey,
  resultOf: (submission: Submission) => Result | Promise<Result>,
): Promise<Finding<Result>> {
  try {
    const submission = await getSubmission({ idempotencyKey })
    switch (submission.state) {
      case 'DONE':
        return { kind: 'done', result: await resultOf(submission) }
      case 'REFUSED':
        return { kind: 'refused', error: refusalOf(operationId, submission) }
      // A newer server may know more states.
      default:
        return { kind: 'unknown' }
    }
  } catch {
    return { kind: 'unknown' }
  }
}

function refusalOf(operationId: string, { status = 422, problem }: Submission): ApiError {
  const { code, message = '', errors: fields } = problem ?? {}
  return new ApiError(errorKindOf(status, code), message, { operationId, status, code, fields, isRefusal: true })
}

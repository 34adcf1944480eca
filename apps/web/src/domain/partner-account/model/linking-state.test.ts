import { ApiError } from '@clubhouse/rest-client/errors'
import { expect, test } from 'vitest'
import type { SubmissionState } from '#platform/submission/submission.ts'
import { type LinkingState, linkingStateOf } from './linking-state.ts'

const error = new ApiError('unprocessable_entity', '', { operationId: 'linkAccount' })

test.each<[SubmissionState<unknown, unknown>, LinkingState]>([
  [{ kind: 'idle' }, { kind: 'idle' }],
  [{ kind: 'interrupted' }, { kind: 'updating' }],
  [{ kind: 'checking' }, { kind: 'updating' }],
  [{ kind: 'sending' }, { kind: 'request-fired' }],
  [{ kind: 'done', result: {} }, { kind: 'success' }],
  [{ kind: 'done-elsewhere' }, { kind: 'success' }],
  [
    { kind: 'refused', error },
    { kind: 'failure', error, isUnknown: false },
  ],
  [
    { kind: 'unknown', input: {} },
    { kind: 'failure', isUnknown: true },
  ],
])('the submission %j is %j [LNK-07]', (state, linking) => {
  expect(linkingStateOf(state)).toEqual(linking)
})

import { currentStepUp } from '#platform/auth/step-up-store.ts'
import { createSlice } from '#platform/state/client-state.ts'
import type { SubmissionState } from './submission.ts'
import { recordOf, unresolvedSubmission } from './submission-record.ts'

/** What a member confirmed on an earlier page load. */
export interface Confirmed<Input> {
  input: Input
  /** In milliseconds since 1970. */
  at?: number
}

/** The states in which a page load finds a submission. */
export type SubmissionEntry<Input> = Extract<
  SubmissionState<Input, never>,
  { kind: 'idle' | 'step-up-ended' | 'resumed' | 'interrupted' | 'done-elsewhere' }
>

/** How the step-up ended for which the page was left. */
export type StepUpReturn = 'stepped-up' | 'cancelled' | 'failed'

export interface EntryFacts<Input> {
  confirmed: Confirmed<Input> | undefined
  stepUpReturn: StepUpReturn | undefined
  isUnresolved: boolean
  /** When one of its name was done last, in milliseconds since 1970. */
  doneAt: number | undefined
}

/** The submission for which this tab's page was left. It goes with a reload, but for the way to the provider and back (AUT-38, STP-05). */
const left = createSlice<{ name: string | null }>('submission', { name: null }, { isKept: true })

/** Remembers that the page is left for a step-up which the submission of this name needs. */
export function leaveForStepUp(name: string): void {
  left.name = name
}

/** Forgets that the page was left, once the member is back: the submission goes on, never a second time. */
export function settleStepUp(name: string): void {
  if (stepUpReturnOf(name) !== undefined) left.name = null
}

/** Returns how the step-up ended, if the page was left for one that this submission needed. */
export function stepUpReturnOf(name: string): StepUpReturn | undefined {
  if (left.name !== name) return undefined
  const stepUp = currentStepUp()
  switch (stepUp.kind) {
    case 'stepping-up':
      return undefined
    case 'stepped-up':
      return stepUp.kind
    case 'not-stepped-up':
      return stepUp.ended ?? 'failed'
  }
}

/** True when an earlier page load left the submission of a name: for a step-up, or before its outcome was known. */
export function isPending(name: string): boolean {
  return stepUpReturnOf(name) !== undefined || unresolvedSubmission(name) !== undefined
}

/** Returns the state in which this page load finds the submission of a name. Sends nothing. */
export function findEntry<Input>(name: string, confirmed: Confirmed<Input> | undefined): SubmissionEntry<Input> {
  const record = recordOf(name).read()
  return entryOf({
    confirmed,
    stepUpReturn: stepUpReturnOf(name),
    isUnresolved: unresolvedSubmission(name) !== undefined,
    doneAt: record?.kind === 'done' ? record.at : undefined,
  })
}

/** Judges what an earlier page load left; never goes on with what is not known to be confirmed. */
export function entryOf<Input>(facts: EntryFacts<Input>): SubmissionEntry<Input> {
  const { confirmed, stepUpReturn, isUnresolved, doneAt } = facts
  if (confirmed !== undefined && stepUpReturn === 'stepped-up') return { kind: 'resumed', input: confirmed.input }
  if (isUnresolved) return { kind: 'interrupted' }
  if (confirmed?.at !== undefined && doneAt !== undefined && doneAt >= confirmed.at) return { kind: 'done-elsewhere' }
  if (stepUpReturn === 'cancelled' || stepUpReturn === 'failed') return { kind: 'step-up-ended', how: stepUpReturn }
  return { kind: 'idle' }
}

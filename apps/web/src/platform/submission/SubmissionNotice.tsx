import { Alert } from '@clubhouse/design-system/Alert'
import { m } from '#paraglide/messages.js'
import { assertNever } from '../assert-never.ts'
import type { SubmissionState } from './submission.ts'

type Kind = SubmissionState<unknown, unknown>['kind']

/** States that are said in the same words whatever is submitted. */
export type UnheardKind = Extract<Kind, 'checking' | 'interrupted' | 'unknown' | 'unresolved' | 'done-elsewhere'>

export interface SubmissionNoticeProps {
  kind: Kind
  /** In place of the usual words. */
  body?: string | undefined
}

/** Says of a submission that its outcome is not known, or came about in another tab. Of any other state its noun says more. */
export function SubmissionNotice({ kind, body }: SubmissionNoticeProps) {
  switch (kind) {
    case 'checking':
    case 'interrupted':
    case 'done-elsewhere':
    case 'unknown':
    case 'unresolved': {
      const words = submissionWords(kind)
      const tone = kind === 'unknown' || kind === 'unresolved' ? 'warning' : 'info'
      return (
        // Another alert for each state, so that each is read out.
        <Alert key={kind} tone={tone} title={words.title} isAnnounced>
          {body ?? words.body}
        </Alert>
      )
    }
    case 'idle':
    case 'sending':
    case 'resumed':
    case 'step-up-ended':
    case 'refused':
    case 'done':
      return <></>
    default:
      return assertNever(kind)
  }
}

/** Returns what to say of a submission that is not heard of here: as title and body of a notice, or of a dialog. */
export function submissionWords(kind: UnheardKind): { title: string; body: string } {
  switch (kind) {
    case 'checking':
    case 'interrupted':
      return { title: m.submission_checking_title(), body: m.submission_checking_body() }
    case 'unknown':
      return { title: m.submission_unknown_title(), body: m.submission_unknown_body() }
    case 'unresolved':
      return { title: m.submission_unresolved_title(), body: m.submission_unresolved_body() }
    case 'done-elsewhere':
      return { title: m.submission_elsewhere_title(), body: m.submission_elsewhere_body() }
  }
}

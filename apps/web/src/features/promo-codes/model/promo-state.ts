import type { PromotionRedemption } from '@clubhouse/rest-client/club'
import type { ApiError } from '@clubhouse/rest-client/errors'
import type { SubmissionState } from '#platform/submission/submission.ts'

/** How it stands with a code that was handed in (PRM-05). */
export interface PromoState {
  isLoading: boolean
  /** The server has taken it. */
  hasSubmitted: boolean
  /** What the server says against it (PRM-07). */
  errorMessage: string | undefined
  /** Undefined when another tab handed the code in: it has heard how many. */
  pointsAdded: number | undefined
}

const nothing: PromoState = { isLoading: false, hasSubmitted: false, errorMessage: undefined, pointsAdded: undefined }

/** Returns the state of the specification for a state of the submission; `textOf` says an error's words. */
export function promoStateOf(
  progress: SubmissionState<PromotionRedemption>,
  textOf: (error: ApiError) => string,
): PromoState {
  switch (progress.kind) {
    case 'idle':
    case 'unknown':
    case 'unresolved':
      return nothing
    case 'sending':
    case 'checking':
      return { ...nothing, isLoading: true }
    case 'refused':
      return { ...nothing, errorMessage: textOf(progress.error) }
    case 'done':
      return { ...nothing, hasSubmitted: true, pointsAdded: progress.result.pointsAdded }
    case 'done-elsewhere':
      return { ...nothing, hasSubmitted: true }
  }
}

/** Codes that say what became of a code that was a good one once, or that there is none. */
const sayMore: ReadonlySet<string | undefined> = new Set(['VU', 'VXP', 'MPA'])

/** Whether a code was refused because it is none (PRM-04), and not because its time is over or it is used. */
export function isNoPromoCode({ code }: ApiError): boolean {
  return !sayMore.has(code)
}

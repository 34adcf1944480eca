import type { UseQueryResult } from '@tanstack/react-query'
import { ContentError } from '@clubhouse/content-client/errors'
import { trackPageContentError, trackPageContentSuccess } from '#platform/analytics/track.ts'
import { type PageContent, unknownParts } from '../model/page.ts'

/** The report to monitoring about a page with blocks that the app cannot render (CNT-20, CNT-21). */
const unknownFacts = {
  block: { errorCode: 501, errorMessage: 'Block component not yet created', errorType: 'unknown-block' },
  entry: { errorCode: 501, errorMessage: 'Embedded entry not known', errorType: 'unknown-entry' },
} as const

export type PageOutcome = Pick<UseQueryResult<PageContent>, 'data' | 'error'>

/** Reports to monitoring that a page was shown whole, with parts missing, or not at all. */
export function reportPage(slug: string, { data, error }: PageOutcome): void {
  if (error !== null) return trackPageContentError({ slug, ...failureOf(error) })
  const unknown = new Set(unknownParts(data?.blocks ?? []))
  if (unknown.size === 0) trackPageContentSuccess(slug)
  for (const kind of unknown) trackPageContentError({ slug, ...unknownFacts[kind] })
}

/** A page that is not there has the defaults of the specification; one that could not be read is another matter (ERR-40). */
function failureOf(error: Error) {
  if (error instanceof ContentError && error.kind === 'not_found') return {}
  return { errorCode: 500, errorMessage: 'Page could not be read', errorType: 'content' }
}

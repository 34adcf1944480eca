import { useEffect } from 'react'
import { onConsent } from '#platform/islands/when.ts'
import type { PageOutcome } from '../api/report-page.ts'

/** Reports to monitoring whether a page is shown, and shown whole (ANL-05, ERR-40). */
export function usePageReport(slug: string, { data, error }: PageOutcome): void {
  useEffect(() => {
    if (error === null && data === undefined) return undefined
    return onConsent(() => {
      import('../api/report-page.ts')
        .then(({ reportPage }) => reportPage(slug, { data, error }))
        .catch((problem: unknown) => console.warn('A page was not reported', problem))
    })
  }, [slug, data, error])
}

import { useQuery } from '@tanstack/react-query'
import { m } from '#paraglide/messages.js'
import { appConfig } from '#platform/config/app-config.ts'
import type { FetchAhead } from '#platform/navigation/fetch-ahead.ts'
import { useRegion } from '#platform/region/use-region.ts'
import { termsOptions } from '#domain/content/api/legal-documents.ts'
import { LegalText } from './components/LegalText.tsx'

/** The terms of the club (RTE-02). */
export function TermsPage() {
  const { locale } = useRegion()
  const text = useQuery(termsOptions(locale))
  return (
    <LegalText
      title={m.common_terms()}
      description={m.head_terms_description({ club: appConfig().clubName })}
      text={text}
    />
  )
}

TermsPage.fetchAhead = ((queryClient, { region }) =>
  void queryClient.prefetchQuery(termsOptions(region.locale))) satisfies FetchAhead

import { useQuery } from '@tanstack/react-query'
import { m } from '#paraglide/messages.js'
import { appConfig } from '#platform/config/app-config.ts'
import type { FetchAhead } from '#platform/navigation/fetch-ahead.ts'
import { useRegion } from '#platform/region/use-region.ts'
import { privacyOptions } from '#domain/content/api/legal-documents.ts'
import { LegalText } from './components/LegalText.tsx'

/** What the club does with personal data (RTE-03). */
export function PrivacyPage() {
  const { locale } = useRegion()
  const text = useQuery(privacyOptions(locale))
  return (
    <LegalText
      title={m.common_privacy_policy()}
      description={m.head_privacy_description({ club: appConfig().clubName })}
      text={text}
    />
  )
}

PrivacyPage.fetchAhead = ((queryClient, { region }) =>
  void queryClient.prefetchQuery(privacyOptions(region.locale))) satisfies FetchAhead

import { Container } from '@clubhouse/design-system/Container'
import { ErrorPanel } from '@clubhouse/design-system/ErrorPanel'
import { Button } from '@clubhouse/design-system/Button'
import { m } from '#paraglide/messages.js'
import { useRetryOnline } from '#platform/connection/use-retry-online.ts'
import { PageHead } from '#platform/head/PageHead.tsx'
import { OfflineView } from '#platform/connection/OfflineView.tsx'
import type { FailedPageProps } from './LazyFailedPage.tsx'

/** A page that could not be shown, with a way to try again; without a connection it comes by itself later (ERR-38). */
export function FailedPage({ onRetry }: FailedPageProps) {
  const isOffline = useRetryOnline(onRetry)
  if (isOffline) return <OfflineView onOnline={onRetry} />
  return (
    <Container>
      <PageHead title={m.error_page_title()} isPublic={false} />
      <ErrorPanel
        headingLevel={1}
        title={m.error_page_title()}
        body={m.error_page_body()}
        action={<Button onPress={onRetry}>{m.common_try_again()}</Button>}
      />
    </Container>
  )
}

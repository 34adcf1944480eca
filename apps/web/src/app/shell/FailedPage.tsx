import { Button } from '@clubhouse/design-system/Button'
import { Container } from '@clubhouse/design-system/Container'
import { ErrorPanel } from '@clubhouse/design-system/ErrorPanel'
import { m } from '../../paraglide/messages.js'
import { PageHead } from '../../platform/head/PageHead.tsx'

/** A page that could not be shown, with a way to try again. */
export function FailedPage({ onRetry }: { onRetry: () => void }) {
  return (
    <Container>
      <PageHead title={m.error_page_title()} isPublic={false} />
      <ErrorPanel
        headingLevel={1}
        title={m.error_page_title()}
        body={m.error_page_body()}
        action={<Button onPress={onRetry}>{m.error_page_retry()}</Button>}
      />
    </Container>
  )
}

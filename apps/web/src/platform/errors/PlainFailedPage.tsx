import { Container } from '@clubhouse/design-system/Container'
import { Heading } from '@clubhouse/design-system/Heading'
import { Button } from '@clubhouse/design-system/Button'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import { m } from '#paraglide/messages.js'
import { checkConnection } from '#platform/connection/connection.ts'
import { useRetryOnline } from '#platform/connection/use-retry-online.ts'
import { showToast } from '#platform/toasts/toast-store.ts'
import type { FailedPageProps } from './LazyFailedPage.tsx'

/** A failed page when not even the script that shows failures could be loaded: from parts that every page has. */
export function PlainFailedPage({ onRetry }: FailedPageProps) {
  const isOffline = useRetryOnline(onRetry)
  // A reload without a connection would leave the visitor with nothing.
  const tryAgain = () => {
    if (checkConnection()) onRetry()
    else showToast({ type: 'warning', message: m.offline_still() })
  }
  return (
    <Container>
      <div role="alert">
        <Stack>
          <Heading level={1}>{isOffline ? m.offline_title() : m.error_page_title()}</Heading>
          <Text>{isOffline ? m.offline_body() : m.error_page_body()}</Text>
          <Button onPress={tryAgain}>{m.common_try_again()}</Button>
        </Stack>
      </div>
    </Container>
  )
}

import { Container } from '@clubhouse/design-system/Container'
import { Heading } from '@clubhouse/design-system/Heading'
import { NativeButton } from '@clubhouse/design-system/NativeButton'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import { m } from '../../paraglide/messages.js'
import type { FailedPageProps } from './LazyFailedPage.tsx'

/** A failed page when not even the script that shows failures could be loaded: from parts that every page has. */
export function PlainFailedPage({ onRetry }: FailedPageProps) {
  return (
    <Container>
      <div role="alert">
        <Stack>
          <Heading level={1}>{m.error_page_title()}</Heading>
          <Text>{m.error_page_body()}</Text>
          <NativeButton onPress={onRetry}>{m.error_page_retry()}</NativeButton>
        </Stack>
      </div>
    </Container>
  )
}

import '@clubhouse/design-system/global'
import { Alert } from '@clubhouse/design-system/Alert'
import { Container } from '@clubhouse/design-system/Container'
import { Heading } from '@clubhouse/design-system/Heading'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import { m } from '#paraglide/messages.js'

/** Shown instead of the app when its configuration is missing or wrong; says which part, for the person who set it up. */
export function ConfigErrorView({ error }: { error: unknown }) {
  return (
    <main>
      <Container>
        <Stack>
          <Heading level={1}>{m.config_error_heading()}</Heading>
          <Text>{m.config_error_body()}</Text>
          <Alert tone="error">{error instanceof Error ? error.message : String(error)}</Alert>
        </Stack>
      </Container>
    </main>
  )
}

import { Button } from '@clubhouse/design-system/Button'
import { Container } from '@clubhouse/design-system/Container'
import { ErrorPanel } from '@clubhouse/design-system/ErrorPanel'
import { m } from '../../paraglide/messages.js'

/** The outer of the two error boundaries: the shell itself could not be drawn. */
export function AppError() {
  return (
    <main>
      <Container>
      <ErrorPanel
        title={m.error_page_title()}
        body={m.error_page_body()}
        action={<Button onPress={() => location.reload()}>{m.error_page_retry()}</Button>}
      />
      </Container>
    </main>
  )
}

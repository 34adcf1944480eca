import { Container } from '@clubhouse/design-system/Container'
import { ErrorPanel } from '@clubhouse/design-system/ErrorPanel'
import { Button } from '@clubhouse/design-system/Button'
import { useEffect } from 'react'
import { m } from '#paraglide/messages.js'
import { checkConnection } from './connection.ts'
import { sayOfflineOnPage } from './follow-connection.ts'
import { showToast } from '#platform/toasts/toast-store.ts'

export interface OfflineViewProps {
  /** There is a connection after all. */
  onOnline?: () => void
}

/** In place of a page that cannot load without a connection (ERR-38). The page comes by itself when there is one. */
export function OfflineView({ onOnline }: OfflineViewProps) {
  useEffect(sayOfflineOnPage, [])
  const tryAgain = () => {
    if (checkConnection()) onOnline?.()
    else showToast({ type: 'warning', message: m.offline_still() })
  }
  return (
    <Container>
      <ErrorPanel
        headingLevel={1}
        title={m.offline_title()}
        body={m.offline_body()}
        action={<Button onPress={tryAgain}>{m.common_try_again()}</Button>}
      />
    </Container>
  )
}

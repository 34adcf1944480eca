import { Button } from '@clubhouse/design-system/Button'
import { ErrorPanel } from '@clubhouse/design-system/ErrorPanel'
import { m } from '#paraglide/messages.js'

/** Says that the hub did not come, and gets it again. */
export function HubFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorPanel
      title={m.hub_failed_title()}
      body={m.hub_failed_body()}
      action={<Button onPress={onRetry}>{m.common_try_again()}</Button>}
    />
  )
}

import { Button } from '@clubhouse/design-system/Button'
import { ErrorPanel } from '@clubhouse/design-system/ErrorPanel'
import { m } from '#paraglide/messages.js'

/** In place of a subscription that could not be fetched. */
export function MembershipFailed({ refetch }: { refetch: () => void }) {
  return (
    <ErrorPanel
      title={m.subscription_failed_title()}
      body={m.subscription_failed_body()}
      action={<Button onPress={refetch}>{m.common_refresh()}</Button>}
    />
  )
}

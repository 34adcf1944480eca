import { ErrorPanel } from '@clubhouse/design-system/ErrorPanel'
import { Button } from '@clubhouse/design-system/Button'
import { m } from '#paraglide/messages.js'

/** Says that a member's perks did not come, and gets them again (ERR-17). */
export function PerksFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorPanel
      title={m.content_benefit_failed_title()}
      body={m.content_benefit_failed_body()}
      action={<Button onPress={onRetry}>{m.common_try_again()}</Button>}
    />
  )
}

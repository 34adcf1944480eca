import { Button } from '@clubhouse/design-system/Button'
import { Dialog } from '@clubhouse/design-system/Dialog'
import { Icon } from '@clubhouse/design-system/Icon'
import { IconButton } from '@clubhouse/design-system/IconButton'
import { Text } from '@clubhouse/design-system/Text'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import * as styles from './MemberTools.css.ts'

export interface BalanceFailureProps {
  /** When the balance failed last: each failure is told once. */
  failedAt: number
  isRetrying: boolean
  onRetry: () => void
}

/** In place of a balance that could not be loaded: words and a way to refresh it, and at first a dialog (ERR-36, ERR-37). */
export function BalanceFailure({ failedAt, isRetrying, onRetry }: BalanceFailureProps) {
  const [readAt, setReadAt] = useState<number>()
  const close = () => setReadAt(failedAt)
  return (
    <>
      <span className={styles.balanceFailure}>
        <Text as="span" size="small">
          {m.member_balance_failed()}
        </Text>
        <IconButton label={m.common_refresh_balance()} onPress={onRetry}>
          <Icon name="refresh" />
        </IconButton>
      </span>
      <Dialog
        title={m.member_balance_failed_title()}
        isOpen={readAt !== failedAt}
        onClose={close}
        actions={
          <>
            <Button variant="secondary" onPress={close}>
              {m.common_close()}
            </Button>
            <Button isPending={isRetrying} pendingLabel={m.common_loading_points()} onPress={onRetry}>
              {m.common_try_again()}
            </Button>
          </>
        }
      >
        <Text>{m.member_balance_failed_body()}</Text>
      </Dialog>
    </>
  )
}

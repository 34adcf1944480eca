import { Icon } from '@clubhouse/design-system/Icon'
import { IconButton } from '@clubhouse/design-system/IconButton'
import { Text } from '@clubhouse/design-system/Text'
import { useState } from 'react'
import { BalanceFailedDialog } from '#domain/points/components/BalanceFailedDialog.tsx'
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
      <BalanceFailedDialog
        title={m.member_balance_failed_title()}
        body={m.member_balance_failed_body()}
        isOpen={readAt !== failedAt}
        isRetrying={isRetrying}
        onRetry={onRetry}
        onClose={close}
      />
    </>
  )
}

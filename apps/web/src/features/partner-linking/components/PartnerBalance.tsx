import type { PartnerCode } from '@clubhouse/rest-client/club'
import { Icon } from '@clubhouse/design-system/Icon'
import { IconButton } from '@clubhouse/design-system/IconButton'
import { Skeleton } from '@clubhouse/design-system/Skeleton'
import { Text } from '@clubhouse/design-system/Text'
import { VisuallyHidden } from '@clubhouse/design-system/VisuallyHidden'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { BalanceFailedDialog } from '#domain/points/components/BalanceFailedDialog.tsx'
import { m } from '#paraglide/messages.js'
import { closeToast, showToast } from '#platform/toasts/toast-store.ts'
import { partnerBalanceOptions } from '#domain/partner-account/api/partner-balance.ts'
import { partnerNameOf } from '#domain/partner-account/model/partner-name.ts'
import { formatPoints } from '#domain/points/model/format-points.ts'
import * as styles from './partner-accounts.css.ts'

export interface PartnerBalanceProps {
  partner: PartnerCode
  /** The editors' words for it. */
  label: string
}

/** At the foot of an account that is not linked: what the member has at the partner, or why it cannot be shown (LNK-27, LNK-28). */
export function PartnerBalance({ partner, label }: PartnerBalanceProps) {
  const balance = useQuery(partnerBalanceOptions(partner))
  const failedAt = balance.isError ? balance.errorUpdatedAt : undefined
  return (
    <div className={styles.balance}>
      {failedAt !== undefined ? (
        <BalanceFailure
          programme={partnerNameOf(partner)}
          // Each failure is told once.
          key={failedAt}
          isRetrying={balance.isFetching}
          onRetry={() => void balance.refetch()}
        />
      ) : balance.data === undefined ? (
        <div role="status">
          <VisuallyHidden>{m.common_loading_points()}</VisuallyHidden>
          <Skeleton shape="text" />
        </div>
      ) : (
        <dl className={styles.figures}>
          <dt>{label}</dt>
          <dd>{formatPoints(balance.data.balance)}</dd>
        </dl>
      )}
    </div>
  )
}

interface BalanceFailureProps {
  programme: string
  isRetrying: boolean
  onRetry: () => void
}

function BalanceFailure({ programme, isRetrying, onRetry }: BalanceFailureProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const toast = useRef<number>(undefined)
  const open = () => {
    // On a phone it would lie over the dialog's buttons.
    if (toast.current !== undefined) closeToast(toast.current)
    setOpen(true)
  }
  const text = m.linking_balance_failed({ programme })
  useEffect(() => {
    toast.current = showToast({ type: 'error', message: text })
  }, [text])
  return (
    <>
      <span className={styles.balanceFailure}>
        <Text as="span" size="small">
          {text}
        </Text>
        <IconButton label={m.common_refresh_balance()} onPress={onRetry}>
          <Icon name="refresh" />
        </IconButton>
        <IconButton label={m.linking_balance_more()} onPress={open}>
          <Icon name="info" />
        </IconButton>
      </span>
      <BalanceFailedDialog
        title={m.error_partner_balance_title({ programme })}
        body={m.error_partner_balance_body()}
        isOpen={isOpen}
        isRetrying={isRetrying}
        onRetry={onRetry}
        onClose={close}
      />
    </>
  )
}

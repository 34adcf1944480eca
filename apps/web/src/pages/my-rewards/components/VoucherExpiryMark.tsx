import { Badge } from '@clubhouse/design-system/Badge'
import { Icon } from '@clubhouse/design-system/Icon'
import type { VoucherExpiry } from '#domain/voucher/model/voucher-expiry.ts'

/** That a voucher ends soon or has ended, by words and a sign; its colour only repeats them. */
export function VoucherExpiryMark({ kind, text }: VoucherExpiry) {
  return (
    <Badge tone={kind === 'ending' ? 'warning' : 'neutral'}>
      <Icon name={kind === 'ending' ? 'clock' : 'info'} size="small" />
      {text}
    </Badge>
  )
}

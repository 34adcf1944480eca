import { VoucherTile } from '@clubhouse/design-system/VoucherTile'
import type { Voucher } from '@clubhouse/rest-client/club'
import { m } from '#paraglide/messages.js'
import { formatDate } from '#platform/dates/format-date.ts'
import { paths } from '#domain/page/model/paths.ts'
import { brandNameOf } from '#domain/reward/model/brand-name.ts'
import { useRegion } from '#platform/region/use-region.ts'
import { voucherExpiry } from '#domain/voucher/model/voucher-expiry.ts'
import { useNow } from '#domain/voucher/state/use-now.ts'
import { VoucherExpiryMark } from './VoucherExpiryMark.tsx'

export interface VoucherCardProps {
  voucher: Voucher
  /** It was redeemed a moment ago (MYR-08). */
  isNew: boolean
  headingLevel: 2 | 3
}

/** A voucher in the list, and the way to its page (MYR-04). One that ends soon or has ended is marked. */
export function VoucherCard({ voucher, isNew, headingLevel }: VoucherCardProps) {
  const { locale } = useRegion()
  const { voucherId, validTo, content } = voucher
  const expiry = voucherExpiry(voucher, useNow(), locale)
  return (
    <VoucherTile
      headingLevel={headingLevel}
      title={content.title}
      href={paths.voucher.href(voucherId)}
      brandName={brandNameOf(voucher)}
      imageUrl={content.imageUrl}
      isNew={isNew}
      newLabel={m.common_new()}
      badge={expiry.kind === 'running' ? undefined : <VoucherExpiryMark {...expiry} />}
      dateText={m.voucher_valid_until_date({ date: formatDate(validTo, locale) })}
    />
  )
}

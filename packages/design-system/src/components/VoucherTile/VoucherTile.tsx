import { RowTile } from '../../support/RowTile.tsx'
import { Badge } from '../Badge/Badge.tsx'
import type { HeadingLevel } from '../Heading/Heading.tsx'

export type VoucherTileProps = {
  title: string
  href: string
  brandName: string
  imageUrl: string
  dateText: string
  isNew?: boolean | undefined
  /** Needed when `isNew`. */
  newLabel?: string | undefined
  /** @default 3 */
  headingLevel?: HeadingLevel | undefined
}

/** A voucher that the member owns. */
export function VoucherTile({ isNew = false, newLabel, headingLevel = 3, ...props }: VoucherTileProps) {
  const badge = isNew && newLabel !== undefined ? <Badge tone="brand">{newLabel}</Badge> : undefined
  return <RowTile {...props} headingLevel={headingLevel} badge={badge} />
}

import { RowTile } from '../../support/RowTile.tsx'
import { Badge } from '../Badge/Badge.tsx'
import type { HeadingLevel } from '../Heading/Heading.tsx'

export type VoucherTileProps = {
  /** Of the reward; names the link. */
  title: string
  /** Of the voucher’s page. */
  href: string
  /** Where it is used. */
  brandName: string
  /** Address of its picture, which only decorates. */
  imageUrl: string
  /** Until when it can be used, ready to show. */
  dateText: string
  /** Has not been opened yet. */
  isNew?: boolean | undefined
  /** The word for new; needed when `isNew`. */
  newLabel?: string | undefined
  /** Level of the title in the page’s outline. @default 3 */
  headingLevel?: HeadingLevel | undefined
}

/** A voucher that the member owns. */
export function VoucherTile({ isNew = false, newLabel, headingLevel = 3, ...props }: VoucherTileProps) {
  const badge = isNew && newLabel !== undefined ? <Badge tone="brand">{newLabel}</Badge> : undefined
  return <RowTile {...props} headingLevel={headingLevel} badge={badge} />
}

import type { ReactNode } from 'react'
import { RowTile } from '../../support/RowTile.tsx'
import type { HeadingLevel } from '../Heading/Heading.tsx'

export type VoucherTileProps = {
  /** Of the reward; names the link. */
  title: string
  /** Of the voucher’s page. */
  href: string
  /** Where it is used. */
  brandName?: string | undefined
  /** Address of its picture, which only decorates. */
  imageUrl: string
  /** Until when it can be used, ready to show. */
  dateText: string
  /** Has not been opened yet. */
  isNew?: boolean | undefined
  /** The word for new; needed when `isNew`. */
  newLabel?: string | undefined
  /** What else there is to say of its state, as a `Badge`: that it ends soon, or has ended. */
  badge?: ReactNode
  /** Level of the title in the page’s outline. @default 3 */
  headingLevel?: HeadingLevel | undefined
}

/** A voucher that the member owns. */
export function VoucherTile({ headingLevel = 3, ...props }: VoucherTileProps) {
  return <RowTile {...props} headingLevel={headingLevel} />
}

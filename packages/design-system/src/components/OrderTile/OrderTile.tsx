import { RowTile } from '../../support/RowTile.tsx'
import { Badge } from '../Badge/Badge.tsx'
import type { BadgeTone } from '../Badge/Badge.tsx'
import type { HeadingLevel } from '../Heading/Heading.tsx'

export type OrderTileProps = {
  /** Of what was ordered; names the link. */
  title: string
  /** Of the order’s page; without one the tile is no link. */
  href?: string | undefined
  /** Of the partner that fulfils it. */
  brandName?: string | undefined
  /** Address of its picture, which only decorates. */
  imageUrl: string
  /** How far it has come, in words. */
  statusText: string
  /** Colour that repeats the words. */
  statusTone: BadgeTone
  /** When it was ordered, ready to show. */
  dateText: string
  /** Was placed a moment ago. */
  isNew?: boolean | undefined
  /** The word for new; needed when `isNew`. */
  newLabel?: string | undefined
  /** Level of the title in the page’s outline. @default 3 */
  headingLevel?: HeadingLevel | undefined
}

/** An order with its state, as a link when there is more to see. */
export function OrderTile({ statusText, statusTone, headingLevel = 3, ...props }: OrderTileProps) {
  return <RowTile {...props} headingLevel={headingLevel} badge={<Badge tone={statusTone}>{statusText}</Badge>} />
}

import { RowTile } from '../../support/RowTile.tsx'
import { Badge } from '../Badge/Badge.tsx'
import type { BadgeTone } from '../Badge/Badge.tsx'
import type { HeadingLevel } from '../Heading/Heading.tsx'

export type OrderTileProps = {
  title: string
  href?: string | undefined
  brandName: string
  imageUrl: string
  statusText: string
  statusTone: BadgeTone
  dateText: string
  /** @default 3 */
  headingLevel?: HeadingLevel | undefined
}

/** An order with its state, as a link when there is more to see. */
export function OrderTile({ statusText, statusTone, headingLevel = 3, ...props }: OrderTileProps) {
  return <RowTile {...props} headingLevel={headingLevel} badge={<Badge tone={statusTone}>{statusText}</Badge>} />
}

import type { ReactNode } from 'react'
import { tile, tileAction, tilePicture, tilePictureZoom } from '../../styles/tile.css.ts'
import { TileLink } from '../../support/TileLink.tsx'
import { tileImage } from '../../support/tile-image.ts'
import { Badge } from '../Badge/Badge.tsx'
import type { BadgeTone } from '../Badge/Badge.tsx'
import { Heading } from '../Heading/Heading.tsx'
import type { HeadingLevel } from '../Heading/Heading.tsx'
import { Picture } from '../Picture/Picture.tsx'
import { leadLines } from './lead-lines.ts'
import { badgePlace, body, brand, lead as leadStyle, logo, picture, points } from './RewardTile.css.ts'

export type RewardTileProps = {
  /** Of the reward; names the link. */
  title: string
  /** Of the reward’s page, or of the partner’s site. */
  href: string
  /** Address of its picture, which only decorates. */
  imageUrl: string
  /** Of the partner. */
  brandName: string
  /** Address of the partner’s mark, which repeats the name and is silent. */
  brandLogoUrl?: string | undefined
  /** What is in it; cut after two or three lines. */
  lead?: string | undefined
  /** Ready to show, such as `24,650 points`. */
  pointsText?: string | undefined
  /** A word on the picture, such as `New`. */
  badge?: string | undefined
  /** Colour of the badge. @default 'inverse' */
  badgeTone?: BadgeTone | undefined
  /** A control of its own, such as a favourite button: stands on the picture. */
  action?: ReactNode
  /** Level of the title in the page’s outline. @default 3 */
  headingLevel?: HeadingLevel | undefined
  /** Opens in a new tab. */
  isExternal?: boolean | undefined
  /** Said after the title of an external link. */
  externalLabel?: string | undefined
  /** For tiles of the first view: their picture loads at once. */
  priority?: boolean | undefined
  /** Called when the link is followed, by pointer or by key. */
  onFollow?: (() => void) | undefined
}

/** A reward or offer in a list. The whole tile is one link, named by its title. */
export function RewardTile({
  title,
  href,
  imageUrl,
  brandName,
  brandLogoUrl,
  lead,
  pointsText,
  badge,
  badgeTone = 'inverse',
  action,
  headingLevel = 3,
  isExternal,
  externalLabel,
  priority,
  onFollow,
}: RewardTileProps) {
  return (
    <article className={tile} data-tile>
      <div className={`${tilePicture} ${picture}`}>
        <div className={tilePictureZoom}>
          <Picture src={imageUrl} alt="" {...tileImage} cover priority={priority} />
        </div>
        {badge === undefined ? null : (
          <span className={badgePlace}>
            <Badge tone={badgeTone}>{badge}</Badge>
          </span>
        )}
      </div>
      {brandLogoUrl === undefined ? null : (
        <span className={logo}>
          <Picture src={brandLogoUrl} alt="" width={56} height={56} cover />
        </span>
      )}
      <div className={body}>
        <p className={brand} data-beside-logo={brandLogoUrl === undefined ? undefined : true}>
          {brandName}
        </p>
        <Heading level={headingLevel} size="small">
          <TileLink href={href} isExternal={isExternal} externalLabel={externalLabel} onFollow={onFollow}>
            {title}
          </TileLink>
        </Heading>
        {lead === undefined ? null : (
          <p className={leadStyle} data-lines={leadLines(title)}>
            {lead}
          </p>
        )}
        {pointsText === undefined ? null : <p className={points}>{pointsText}</p>}
      </div>
      {action === undefined ? null : <div className={tileAction}>{action}</div>}
    </article>
  )
}

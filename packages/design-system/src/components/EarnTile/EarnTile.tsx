import type { ReactNode } from 'react'
import { tile, tileAction, tilePicture, tilePictureZoom } from '../../styles/tile.css.ts'
import { TileLink } from '../../support/TileLink.tsx'
import { tileImage } from '../../support/tile-image.ts'
import { Badge } from '../Badge/Badge.tsx'
import { Heading } from '../Heading/Heading.tsx'
import type { HeadingLevel } from '../Heading/Heading.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { Picture } from '../Picture/Picture.tsx'
import { leadLines } from '../RewardTile/lead-lines.ts'
import {
  badgePlace,
  body,
  brand,
  brandName as brandNameStyle,
  check,
  lead as leadStyle,
  logo,
  picture,
  point,
  points,
  rate,
} from './EarnTile.css.ts'

export type EarnTileProps = {
  /** Names the link; a short one leaves room for a third line of lead. */
  title: string
  /** Where the tile leads. */
  href: string
  /** Picture of the offer; it decorates, so it is silent. */
  imageUrl: string
  /** Who the points come from. */
  brandName: string
  /** The partner's mark, drawn for white paper. */
  brandLogoUrl?: string | undefined
  /** A sentence or two below the title. */
  lead?: string | undefined
  /** What is earned, ready to show, such as `5 points for every £1`. */
  earnText: string
  /** What counts, a few words each. */
  bulletPoints?: readonly string[] | undefined
  /** A word on the picture, such as `New`. */
  badge?: string | undefined
  /** A control of its own, such as a favourite button: stands on the picture. */
  action?: ReactNode
  /** Place in the outline of the page. @default 3 */
  headingLevel?: HeadingLevel | undefined
  /** Leads to the partner, in a new tab. */
  isExternal?: boolean | undefined
  /** Says so to assistive technology. */
  externalLabel?: string | undefined
  /** For tiles of the first view: their picture loads at once. */
  priority?: boolean | undefined
  /** Called when the link is followed, by pointer or by key. */
  onFollow?: (() => void) | undefined
}

const nothing: readonly string[] = []

/** A way to earn points in a list. The whole tile is one link, named by its title. */
export function EarnTile({
  title,
  href,
  imageUrl,
  brandName,
  brandLogoUrl,
  lead,
  earnText,
  bulletPoints = nothing,
  badge,
  action,
  headingLevel = 3,
  isExternal,
  externalLabel,
  priority,
  onFollow,
}: EarnTileProps) {
  return (
    <article className={tile} data-tile>
      <div className={`${tilePicture} ${picture}`}>
        <div className={tilePictureZoom}>
          <Picture src={imageUrl} alt="" {...tileImage} cover priority={priority} />
        </div>
        {badge === undefined ? null : (
          <span className={badgePlace}>
            <Badge tone="inverse">{badge}</Badge>
          </span>
        )}
      </div>
      <div className={body}>
        <div className={brand}>
          {brandLogoUrl === undefined ? null : (
            <span className={logo}>
              <Picture src={brandLogoUrl} alt="" width={44} height={44} cover />
            </span>
          )}
          <p className={brandNameStyle}>{brandName}</p>
        </div>
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
        {bulletPoints.length === 0 ? null : (
          // Safari forgets that a list without bullets is one.
          // oxlint-disable-next-line jsx-a11y/no-redundant-roles
          <ul className={points} role="list">
            {bulletPoints.map((text) => (
              <li key={text} className={point}>
                <span className={check}>
                  <Icon name="check" size="small" />
                </span>
                {text}
              </li>
            ))}
          </ul>
        )}
      </div>
      <p className={rate}>
        <Icon name="points" size="small" />
        {earnText}
      </p>
      {action === undefined ? null : <div className={tileAction}>{action}</div>}
    </article>
  )
}

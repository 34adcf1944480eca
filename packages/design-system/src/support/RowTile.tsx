import type { ReactNode } from 'react'
import { Badge } from '../components/Badge/Badge.tsx'
import { Heading } from '../components/Heading/Heading.tsx'
import type { HeadingLevel } from '../components/Heading/Heading.tsx'
import { Picture } from '../components/Picture/Picture.tsx'
import { row, rowBody, rowEnd, rowFill, rowMarks, rowMeta, rowPicture } from '../styles/row-tile.css.ts'
import { tile, tilePicture, tilePictureZoom } from '../styles/tile.css.ts'
import { rowPictureFrom, rowPictureSizes } from '../themes/row-picture.ts'
import { TileLink } from './TileLink.tsx'

export type RowTileProps = {
  title: string
  href?: string | undefined
  brandName?: string | undefined
  imageUrl: string
  dateText: string
  isNew?: boolean | undefined
  newLabel?: string | undefined
  /** Of its state, beside the word for new. */
  badge?: ReactNode
  headingLevel: HeadingLevel
}

const { small, medium, large } = rowPictureSizes

/** Shared body of `VoucherTile` and `OrderTile`. */
export function RowTile(props: RowTileProps) {
  const { title, href, brandName, imageUrl, dateText, isNew = false, newLabel, badge, headingLevel } = props
  const newBadge = isNew && newLabel !== undefined ? <Badge tone="brand">{newLabel}</Badge> : undefined
  return (
    <article className={tile} data-tile={href === undefined ? undefined : true}>
      <div className={row}>
        <div className={`${tilePicture} ${rowPicture}`}>
          <div className={rowFill}>
            <div className={tilePictureZoom}>
              <Picture
                src={imageUrl}
                alt=""
                width={large.width}
                height={large.height}
                widths={[medium.width, small.width * 2, large.width, medium.width * 2, large.width * 2]}
                sizes={`(min-width: ${rowPictureFrom.large}px) ${large.width}px, ${medium.width}px`}
                cover
              />
            </div>
          </div>
        </div>
        <div className={rowBody}>
          {newBadge === undefined && badge === undefined ? null : (
            <div className={rowMarks}>
              {newBadge}
              {badge}
            </div>
          )}
          {brandName === undefined ? null : <p className={rowMeta}>{brandName}</p>}
          <Heading level={headingLevel} size="small">
            {href === undefined ? title : <TileLink href={href}>{title}</TileLink>}
          </Heading>
          <p className={`${rowMeta} ${rowEnd}`}>{dateText}</p>
        </div>
      </div>
    </article>
  )
}

import type { ReactNode } from 'react'
import { Heading } from '../components/Heading/Heading.tsx'
import type { HeadingLevel } from '../components/Heading/Heading.tsx'
import { Picture } from '../components/Picture/Picture.tsx'
import { row, rowBody, rowEnd, rowFill, rowMeta, rowPicture } from '../styles/row-tile.css.ts'
import { tile, tilePicture, tilePictureZoom } from '../styles/tile.css.ts'
import { TileLink } from './TileLink.tsx'

export type RowTileProps = {
  title: string
  href?: string | undefined
  brandName: string
  imageUrl: string
  dateText: string
  badge?: ReactNode
  headingLevel: HeadingLevel
}

/** Shared body of `VoucherTile` and `OrderTile`. */
export function RowTile({ title, href, brandName, imageUrl, dateText, badge, headingLevel }: RowTileProps) {
  return (
    <article className={tile}>
      <div className={row}>
        <div className={`${tilePicture} ${rowPicture}`}>
          <div className={rowFill}>
            <div className={tilePictureZoom}>
              <Picture
                src={imageUrl}
                alt=""
                width={350}
                height={197}
                widths={[240, 350, 700]}
                sizes="(min-width: 768px) 240px, (min-width: 420px) 33vw, 100vw"
                cover
              />
            </div>
          </div>
        </div>
        <div className={rowBody}>
          {badge}
          <p className={rowMeta}>{brandName}</p>
          <Heading level={headingLevel} size="small">
            {href === undefined ? title : <TileLink href={href}>{title}</TileLink>}
          </Heading>
          <p className={`${rowMeta} ${rowEnd}`}>{dateText}</p>
        </div>
      </div>
    </article>
  )
}

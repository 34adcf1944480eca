import { tile, tilePictureZoom } from '../../styles/tile.css.ts'
import { TileLink } from '../../support/TileLink.tsx'
import type { CategoryColour } from '../../themes/theme-tokens.ts'
import { Picture } from '../Picture/Picture.tsx'
import { category, name as nameStyle, picture } from './CategoryTile.css.ts'

export { categoryColours } from '../../themes/theme-tokens.ts'
export type { CategoryColour } from '../../themes/theme-tokens.ts'

export type CategoryTileProps = {
  /** Of the category; names the link. */
  name: string
  /** Where its rewards are listed. */
  href: string
  /** Its ground, as the content says. */
  colour: CategoryColour
  /** Address of its picture, which only decorates. */
  imageUrl: string
}

/** A category to spend points in, on its own colour. */
export function CategoryTile({ name, href, colour, imageUrl }: CategoryTileProps) {
  return (
    <div className={tile} data-tile>
      <div className={category({ colour })}>
        <p className={nameStyle}>
          <TileLink href={href}>{name}</TileLink>
        </p>
        <div className={picture}>
          <div className={tilePictureZoom}>
            <Picture
              src={imageUrl}
              alt=""
              width={280}
              height={210}
              widths={[150, 210, 280, 420, 560]}
              sizes="(min-width: 890px) 20vw, (min-width: 580px) 33vw, 50vw"
              cover
            />
          </div>
        </div>
      </div>
    </div>
  )
}

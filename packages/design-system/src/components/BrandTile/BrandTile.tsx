import { tile } from '../../styles/tile.css.ts'
import { TileLink } from '../../support/TileLink.tsx'
import { Picture } from '../Picture/Picture.tsx'
import { body, logo, name as nameStyle } from './BrandTile.css.ts'

export type BrandTileProps = {
  /** Of the brand; names the link. */
  name: string
  /** Of the brand’s page, or of its site. */
  href: string
  /** Address of its mark, which repeats the name and is silent. */
  logoUrl: string
  /** Opens in a new tab. */
  isExternal?: boolean | undefined
  /** Said after the name of an external link. */
  externalLabel?: string | undefined
}

/** A partner brand: its mark and its name. */
export function BrandTile({ name, href, logoUrl, isExternal, externalLabel }: BrandTileProps) {
  return (
    <div className={tile} data-tile>
      <div className={body}>
        <span className={logo}>
          <Picture src={logoUrl} alt="" width={112} height={112} widths={[80, 112, 160, 224]} sizes="112px" cover />
        </span>
        <p className={nameStyle}>
          <TileLink href={href} isExternal={isExternal} externalLabel={externalLabel}>
            {name}
          </TileLink>
        </p>
      </div>
    </div>
  )
}

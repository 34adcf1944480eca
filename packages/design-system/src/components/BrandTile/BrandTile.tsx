import { tile } from '../../styles/tile.css.ts'
import { TileLink } from '../../support/TileLink.tsx'
import { Picture } from '../Picture/Picture.tsx'
import { body, logo, name as nameStyle } from './BrandTile.css.ts'

export type BrandTileProps = {
  name: string
  href: string
  logoUrl: string
  isExternal?: boolean | undefined
  externalLabel?: string | undefined
}

/** A partner brand: its mark and its name. */
export function BrandTile({ name, href, logoUrl, isExternal, externalLabel }: BrandTileProps) {
  return (
    <div className={tile}>
      <div className={body}>
        <span className={logo}>
          <Picture src={logoUrl} alt="" width={112} height={112} cover />
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

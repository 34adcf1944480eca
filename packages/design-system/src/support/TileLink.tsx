import { BaseLink } from '../components/Link/BaseLink.tsx'
import { tileLink } from '../styles/tile.css.ts'

export type TileLinkProps = {
  href: string
  children: string
  isExternal?: boolean | undefined
  externalLabel?: string | undefined
}

/** The one link of a tile; its accessible name is the tile's title. */
export function TileLink(props: TileLinkProps) {
  return <BaseLink {...props} className={tileLink} />
}

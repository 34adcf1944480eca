import { BaseLink } from '../components/Link/BaseLink.tsx'
import { tileLink } from '../styles/tile.css.ts'

export type TileLinkProps = {
  href: string
  children: string
  isExternal?: boolean | undefined
  externalLabel?: string | undefined
  onFollow?: (() => void) | undefined
}

/** The one link of a tile; its accessible name is the tile's title. */
export function TileLink({ onFollow, ...props }: TileLinkProps) {
  return <BaseLink {...props} onClick={onFollow} className={tileLink} />
}

import { BaseLink } from '../components/Link/BaseLink.tsx'
import { tileLink } from '../styles/tile.css.ts'
import { useReach } from './use-reach.ts'

export type TileLinkProps = {
  href: string
  children: string
  isExternal?: boolean | undefined
  externalLabel?: string | undefined
  onFollow?: (() => void) | undefined
  onReach?: (() => void) | undefined
}

/** The one link of a tile; its accessible name is the tile's title. */
export function TileLink({ onFollow, onReach, ...props }: TileLinkProps) {
  return <BaseLink {...props} {...useReach(onReach)} onClick={onFollow} className={tileLink} />
}

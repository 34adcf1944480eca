export { EarnTile } from '../src/components/EarnTile/EarnTile.tsx'
export type { EarnTileProps } from '../src/components/EarnTile/EarnTile.tsx'

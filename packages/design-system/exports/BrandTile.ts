export { BrandTile } from '../src/components/BrandTile/BrandTile.tsx'
export type { BrandTileProps } from '../src/components/BrandTile/BrandTile.tsx'

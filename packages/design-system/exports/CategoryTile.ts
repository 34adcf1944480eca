export { CategoryTile, categoryColours } from '../src/components/CategoryTile/CategoryTile.tsx'
export type { CategoryColour, CategoryTileProps } from '../src/components/CategoryTile/CategoryTile.tsx'

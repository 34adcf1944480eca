export { OrderTile } from '../src/components/OrderTile/OrderTile.tsx'
export type { OrderTileProps } from '../src/components/OrderTile/OrderTile.tsx'

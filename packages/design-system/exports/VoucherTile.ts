export { VoucherTile } from '../src/components/VoucherTile/VoucherTile.tsx'
export type { VoucherTileProps } from '../src/components/VoucherTile/VoucherTile.tsx'

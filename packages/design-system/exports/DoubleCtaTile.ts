export { DoubleCtaTile } from '../src/components/DoubleCtaTile/DoubleCtaTile.tsx'
export type { DoubleCtaTileProps } from '../src/components/DoubleCtaTile/DoubleCtaTile.tsx'

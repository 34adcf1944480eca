export { CtaTile } from '../src/components/CtaTile/CtaTile.tsx'
export type { CtaTarget, CtaTileProps } from '../src/components/CtaTile/CtaTile.tsx'

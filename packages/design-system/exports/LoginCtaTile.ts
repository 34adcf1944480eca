export { LoginCtaTile } from '../src/components/LoginCtaTile/LoginCtaTile.tsx'
export type { LoginCtaTileProps } from '../src/components/LoginCtaTile/LoginCtaTile.tsx'

export { Spread } from '../src/components/Spread/Spread.tsx'
export type { SpreadProps } from '../src/components/Spread/Spread.tsx'

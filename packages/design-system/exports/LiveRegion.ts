export { LiveRegion, politenesses } from '../src/components/LiveRegion/LiveRegion.tsx'
export type { LiveRegionProps } from '../src/components/LiveRegion/LiveRegion.tsx'

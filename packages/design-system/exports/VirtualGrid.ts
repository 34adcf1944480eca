export { VirtualGrid } from '../src/components/VirtualGrid/VirtualGrid.tsx'
export type { VirtualGridProps } from '../src/components/VirtualGrid/VirtualGrid.tsx'

export { Grid, gridColumns } from '../src/components/Grid/Grid.tsx'
export type { GridProps } from '../src/components/Grid/Grid.tsx'

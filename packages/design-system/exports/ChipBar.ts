export { ChipBar } from '../src/components/Chip/ChipBar.tsx'
export type { ChipBarProps } from '../src/components/Chip/ChipBar.tsx'

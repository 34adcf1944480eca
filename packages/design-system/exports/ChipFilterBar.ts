export { ChipFilterBar, chipSelections } from '../src/components/Chip/ChipFilterBar.tsx'
export type { ChipFilterBarProps, ChipOption } from '../src/components/Chip/ChipFilterBar.tsx'

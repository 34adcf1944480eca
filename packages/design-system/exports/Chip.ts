export { Chip } from '../src/components/Chip/Chip.tsx'
export type { ChipProps } from '../src/components/Chip/Chip.tsx'

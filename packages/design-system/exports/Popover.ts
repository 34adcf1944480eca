export { Popover, popoverPlacements } from '../src/components/Popover/Popover.tsx'
export type { PopoverProps } from '../src/components/Popover/Popover.tsx'

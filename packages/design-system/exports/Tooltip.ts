export { Tooltip } from '../src/components/Tooltip/Tooltip.tsx'
export type { TooltipProps } from '../src/components/Tooltip/Tooltip.tsx'

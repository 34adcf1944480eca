import { defineBlock } from '../define-block.tsx'
import type { RedSkyRoutesSectionContent } from './adapter.ts'

/** Routes to fly with points (CNT-37). */
export const redSkyRoutesSection = defineBlock<RedSkyRoutesSectionContent>({
  load: () => import('./RedSkyRoutesSectionBlock.tsx').then((module) => module.RedSkyRoutesSectionBlock),
})

import { island } from '#platform/islands/island.tsx'
import { defineBlock } from '../define-block.ts'
import type { RedSkyRoutesSectionContent } from './adapter.ts'

/** Routes to fly with points (CNT-37). */
export const redSkyRoutesSection = defineBlock<RedSkyRoutesSectionContent>({
  component: island(() => import('./RedSkyRoutesSectionBlock.tsx').then((module) => module.RedSkyRoutesSectionBlock), {
    when: 'visible',
  }),
})

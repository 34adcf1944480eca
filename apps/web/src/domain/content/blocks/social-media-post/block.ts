import { island } from '#platform/islands/island.tsx'
import { defineBlock } from '../define-block.ts'
import type { SocialMediaPostContent } from './adapter.ts'

/** A post of a social network (CNT-10). */
export const socialMediaPost = defineBlock<SocialMediaPostContent>({
  component: island(() => import('./SocialMediaPostBlock.tsx').then((module) => module.SocialMediaPostBlock), {
    when: 'visible',
  }),
})

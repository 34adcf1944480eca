import { defineBlock } from '../define-block.tsx'
import type { SocialMediaPostContent } from './adapter.ts'

/** A post of a social network (CNT-10). */
export const socialMediaPost = defineBlock<SocialMediaPostContent>({
  load: () => import('./SocialMediaPostBlock.tsx').then((module) => module.SocialMediaPostBlock),
})

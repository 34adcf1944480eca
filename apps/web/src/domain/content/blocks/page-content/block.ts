import { defineBlock } from '../define-block.ts'
import type { PageContentContent } from './adapter.ts'
import { PageContentBlock } from './PageContentBlock.tsx'

/** The main text of a page, beside its image where there is room (CNT-03). */
export const pageContent = defineBlock<PageContentContent>({
  component: PageContentBlock,
  background: ({ background }) => background,
})

import type { ContentBackground } from '@clubhouse/design-system/theme'
import type { ComponentType, ReactNode } from 'react'
import type { PageBlock } from './page-block.ts'

/** On the page itself (2), or inside another block, below its heading (3). */
export type BlockLevel = 2 | 3

/** Renders a block that stands inside another one. */
export type RenderBlock = (block: PageBlock) => ReactNode

/** What the component of a block gets. */
export interface BlockProps<Content> {
  block: Content
  level: BlockLevel
  /** The block opens the page: its heading is the page's, and its image loads first. */
  isFirst: boolean
  /** The block's headline with the sentence below it; nothing when it has none. */
  heading: ReactNode
  renderBlock: RenderBlock
}

/** One kind of block: its component, and how it stands on a page. */
export interface Block<Content> {
  /** An island that loads in the viewport, unless most composed pages have the kind. */
  component: ComponentType<BlockProps<Content>>
  /** Across the page, behind the block; without one, the page shows through. */
  background?: ContentBackground | ((block: Content) => ContentBackground)
  /** True when it reaches both edges of the page, without a band and its margins. */
  isFullWidth?: boolean | ((block: Content) => boolean)
  /** False when it is no region by its headline, because its component makes one. */
  isRegion?: false
  /** True when small screens go without it. */
  isOnWideScreens?: true
  /** True when its headline is the page's where it comes first. */
  opensPage?: true
}

/** Defines a kind of block, in `block.ts` of its folder. */
export function defineBlock<Content extends object>(block: Block<Content>): Block<Content> {
  return block
}

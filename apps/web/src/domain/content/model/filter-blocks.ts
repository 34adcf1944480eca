import type { PageBlock } from '../blocks/page-block.ts'

/**
 * Returns the blocks that pass, and in those that hold others, the ones that pass. What loses nothing stays the very
 * same object: a part of a prerendered page that gets new properties before it is hydrated is thrown away by React.
 */
export function filterBlocks(
  blocks: readonly PageBlock[],
  passes: (block: PageBlock) => boolean,
): readonly PageBlock[] {
  const kept = blocks.filter(passes).map((block) => withInner(block, passes))
  return isSame(kept, blocks) ? blocks : kept
}

function withInner(block: PageBlock, passes: (block: PageBlock) => boolean): PageBlock {
  switch (block.kind) {
    case 'layout': {
      const inner = filterBlocks(block.blocks, passes)
      return inner === block.blocks ? block : { ...block, blocks: inner }
    }
    case 'tabbedContent': {
      const tabs = block.tabs.map((tab) => {
        const inner = filterBlocks(tab.blocks, passes)
        return inner === tab.blocks ? tab : { ...tab, blocks: inner }
      })
      return isSame(tabs, block.tabs) ? block : { ...block, tabs: tabs.filter((tab) => tab.blocks.length > 0) }
    }
    default:
      return block
  }
}

function isSame(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((each, index) => each === others[index])
}

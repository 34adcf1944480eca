import { useId } from 'react'
import type { ContentGround } from '../model/blocks.ts'
import type { PageBlock } from '../model/page.ts'
import { Band } from './Band.tsx'
import { BlockBody } from './BlockBody.tsx'
import { lateBlock } from './late-block.tsx'
import { PageBannerView } from './PageBannerView.tsx'

const EdgeBlock = lateBlock(() => import('./EdgeBlock.tsx').then((module) => module.EdgeBlock))

export interface PageBlockViewProps {
  block: PageBlock
  /** The block opens the page. */
  isFirst: boolean
}

/** A block of a composed page across its width (CNT-03 to CNT-20). */
export function PageBlockView({ block, isFirst }: PageBlockViewProps) {
  const headingId = useId()
  if (block.kind === 'banner') return <PageBannerView banner={block.banner} isHot={block.isHot} isFirst={isFirst} />
  if (block.kind === 'image' && block.isFullWidth) return <EdgeBlock block={block} />
  return (
    <Band ground={groundOf(block)} labelledBy={headlineOf(block) === undefined ? undefined : headingId}>
      <BlockBody block={block} level={2} headingId={headingId} />
    </Band>
  )
}

function headlineOf(block: PageBlock): string | undefined {
  // A carousel is a region by itself.
  if (block.kind === 'intro-carousel' || block.kind === 'promo-carousel') return undefined
  if (block.kind === 'process') return block.process.headline
  return 'headline' in block ? block.headline : undefined
}

/** What stands on a ground of its own; the page shows through behind the others. */
function groundOf(block: PageBlock): ContentGround | undefined {
  switch (block.kind) {
    case 'page-content':
    case 'layout':
      return block.ground
    case 'process':
      return 'Light Pink'
    case 'faq':
    case 'benefits':
      return 'White'
    case 'perks':
      return 'Light Green'
    default:
      return undefined
  }
}

import { island } from '#platform/islands/island.tsx'
import type { BlockProps } from '../define-block.ts'
import type { BannerContent } from '../section-banner/adapter.ts'
import { SectionBannerBlock } from '../section-banner/SectionBannerBlock.tsx'

const BackdropHero = island(() => import('./BackdropHero.tsx').then((module) => module.BackdropHero), {
  when: 'visible',
})
const NestedBanner = island(() => import('./NestedBanner.tsx').then((module) => module.NestedBanner), {
  when: 'visible',
})

export type HeroBlockProps = Pick<BlockProps<BannerContent>, 'block' | 'level' | 'isFirst'>

/** A banner across the page, or in a column or a tab of another block. */
export function HeroBlock({ block, level, isFirst }: HeroBlockProps) {
  const { backdrop } = block
  if (level === 3) return <NestedBanner banner={block} />
  if (backdrop === undefined) return <SectionBannerBlock block={block} isFirst={isFirst} />
  return <BackdropHero banner={block} backdrop={backdrop} headingLevel={isFirst ? 1 : 2} priority={isFirst} />
}

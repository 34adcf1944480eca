import type { PageBlock } from '../model/page.ts'
import { Banner } from './Banner.tsx'
import { FaqSection } from './FaqSection.tsx'
import { ProcessSection } from './ProcessSection.tsx'
import { RichTextSection } from './RichTextSection.tsx'
import { UnknownBlock } from './UnknownBlock.tsx'

export interface PageBlockViewProps {
  block: PageBlock
  /** The block opens the page. */
  isFirst: boolean
}

/** A block of a composed page as its component (CNT-03 to CNT-20). */
export function PageBlockView({ block, isFirst }: PageBlockViewProps) {
  switch (block.kind) {
    case 'banner':
      return <Banner banner={block.banner} headingLevel={isFirst ? 1 : 2} priority={isFirst} />
    case 'rich-text':
      return <RichTextSection body={block.body} />
    case 'process':
      return <ProcessSection process={block.process} />
    case 'faq':
      return <FaqSection headline={block.headline} items={block.items} />
    case 'unknown':
      return <UnknownBlock type={block.type} data={block.data} />
  }
}

import { Suspense } from 'react'
import { lazyNear } from '../../../platform/lazy-near.tsx'
import type { PageBlock } from '../model/page.ts'
import { Banner } from './Banner.tsx'
import { ProcessSection } from './ProcessSection.tsx'
import { RichTextSection } from './RichTextSection.tsx'
import { UnknownBlock } from './UnknownBlock.tsx'

const faqId = 'page-faq'
// Its buttons need react-aria, which the first view of a page does not.
const FaqSection = lazyNear(faqId, () => import('./FaqSection.tsx').then((module) => module.FaqSection))

export interface PageBlockViewProps {
  block: PageBlock
  /** The block opens the page. */
  isFirst: boolean
  /** It is the page's first with questions; what it needs comes when that one comes near. */
  isFirstFaq: boolean
}

/** A block of a composed page as its component (CNT-03 to CNT-20). */
export function PageBlockView({ block, isFirst, isFirstFaq }: PageBlockViewProps) {
  switch (block.kind) {
    case 'banner':
      return <Banner banner={block.banner} headingLevel={isFirst ? 1 : 2} priority={isFirst} />
    case 'rich-text':
      return <RichTextSection body={block.body} />
    case 'process':
      return <ProcessSection process={block.process} />
    case 'faq':
      return (
        <div id={isFirstFaq ? faqId : undefined}>
          <Suspense fallback={<div aria-busy="true" />}>
            <FaqSection headline={block.headline} items={block.items} />
          </Suspense>
        </div>
      )
    case 'unknown':
      return <UnknownBlock type={block.type} data={block.data} />
  }
}

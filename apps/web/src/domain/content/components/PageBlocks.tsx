import { Container } from '@clubhouse/design-system/Container'
import { Heading } from '@clubhouse/design-system/Heading'
import { Section } from '@clubhouse/design-system/Section'
import { lazy, Suspense } from 'react'
import { dependsOnBenefitsFlag } from '../model/benefits-flag.ts'
import { opensWithBanner, type PageBlock, type PageContent } from '../model/page.ts'
import { type PageViewer, shownBlocks } from '../model/visibility.ts'
import { PageBlockView } from './PageBlockView.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'
import '#platform/print/on-paper.css.ts'

// Only pages whose blocks go by a flag ask for flags.
const FlaggedBlocks = lazy(() =>
  import('./late/FlaggedBlocks.tsx').then((module) => ({ default: module.FlaggedBlocks })),
)

export interface PageBlocksProps {
  page: PageContent
  viewer: PageViewer
}

/** The blocks of a page that its viewer may see, below its title where no banner brings one (CNT-24). */
export function PageBlocks({ page: { title, blocks }, viewer }: PageBlocksProps) {
  const shown = shownBlocks(blocks, viewer)
  if (!dependsOnBenefitsFlag(shown)) return <Blocks title={title} blocks={shown} />
  return (
    <Suspense fallback={<PageSkeleton />}>
      <FlaggedBlocks blocks={shown}>{(blocks) => <Blocks title={title} blocks={blocks} />}</FlaggedBlocks>
    </Suspense>
  )
}

interface BlocksProps {
  title: string
  blocks: readonly PageBlock[]
}

function Blocks({ title, blocks }: BlocksProps) {
  return (
    <>
      {!opensWithBanner(blocks) && (
        <Section as="div">
          <Container>
            <Heading level={1} size="display">
              {title}
            </Heading>
          </Container>
        </Section>
      )}
      {blocks.map((block, index) => (
        <PageBlockView key={block.id} block={block} isFirst={index === 0} />
      ))}
    </>
  )
}

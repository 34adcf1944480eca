import { Container } from '@clubhouse/design-system/Container'
import { Heading } from '@clubhouse/design-system/Heading'
import { Section } from '@clubhouse/design-system/Section'
import { useFlagGate } from '../../../platform/flags/use-flag.ts'
import { blocksWithFlag, dependsOnBenefitsFlag } from '../model/benefits-flag.ts'
import { opensWithBanner, type PageBlock, type PageContent } from '../model/page.ts'
import { type PageViewer, shownBlocks } from '../model/visibility.ts'
import { PageBlockView } from './PageBlockView.tsx'

export interface PageBlocksProps {
  page: PageContent
  viewer: PageViewer
}

/** The blocks of a page that its viewer may see, below its title where no banner brings one (CNT-24). */
export function PageBlocks({ page: { title, blocks }, viewer }: PageBlocksProps) {
  const shown = shownBlocks(blocks, viewer)
  const props = { title, blocks: shown }
  return dependsOnBenefitsFlag(shown) ? <FlaggedBlocks {...props} /> : <Blocks {...props} />
}

interface BlocksProps {
  title: string
  blocks: readonly PageBlock[]
}

/** The card's introduction and its benefits take turns by a flag (CNT-16 to CNT-18). */
function FlaggedBlocks({ title, blocks }: BlocksProps) {
  const gate = useFlagGate('web_cc_hub_benefits_update')
  return <Blocks title={title} blocks={blocksWithFlag(blocks, gate)} />
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

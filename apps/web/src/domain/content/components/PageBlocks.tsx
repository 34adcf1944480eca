import { Container } from '@clubhouse/design-system/Container'
import { Heading } from '@clubhouse/design-system/Heading'
import { Section } from '@clubhouse/design-system/Section'
import { Stack } from '@clubhouse/design-system/Stack'
import { Fragment, type ReactNode, useId } from 'react'
import { island } from '#platform/islands/island.tsx'
import { OwnPart } from '#platform/islands/OwnPart.tsx'
import { BlockContent, BlockInColumn, BlockSection } from '../blocks/BlockSection.tsx'
import { blocks as kinds } from '../blocks/generated/blocks.ts'
import type { RenderBlock } from '../blocks/define-block.ts'
import type { BlockOf, PageBlock } from '../blocks/page-block.ts'
import { dependsOnBenefitsFlag } from '../model/benefits-flag.ts'
import type { PageContent } from '../model/page.ts'
import { type PageViewer, shownBlocks } from '../model/visibility.ts'
import { PageSkeleton } from '#platform/navigation/PageSkeleton.tsx'
import '#platform/print/on-paper.css.ts'

// Only pages whose blocks depend on a flag fetch flags.
const FlaggedBlocks = island(() => import('./FlaggedBlocks.tsx').then((module) => module.FlaggedBlocks), {
  when: 'render',
  fallback: PageSkeleton,
})

export interface PageBlocksProps {
  page: PageContent
  viewer: PageViewer
  /** Stands below the block that opens the page. */
  belowOpening?: ReactNode
}

/** The blocks of a page that its viewer may see, below its title where no banner brings one (CNT-24). */
export function PageBlocks({ page: { title, blocks }, viewer, belowOpening }: PageBlocksProps) {
  const shown = shownBlocks(blocks, viewer)
  const page = (these: readonly PageBlock[]) => <Blocks title={title} blocks={these} belowOpening={belowOpening} />
  return dependsOnBenefitsFlag(shown) ? <FlaggedBlocks blocks={shown}>{page}</FlaggedBlocks> : page(shown)
}

interface BlocksProps {
  title: string
  blocks: readonly PageBlock[]
  belowOpening: ReactNode
}

function Blocks({ title, blocks, belowOpening }: BlocksProps) {
  const [first] = blocks
  const hasOpening = first !== undefined && kinds[first.kind].opensPage === true
  return (
    <>
      {!hasOpening && (
        <Section as="div">
          <Container>
            <Heading level={1} size="display">
              {title}
            </Heading>
          </Container>
        </Section>
      )}
      {!hasOpening && belowOpening}
      {blocks.map((block, index) => (
        <Fragment key={block.id}>
          <OwnPart>
            <PageBlockSection block={block} isFirst={index === 0} />
          </OwnPart>
          {index === 0 && hasOpening && belowOpening}
        </Fragment>
      ))}
    </>
  )
}

interface PageBlockProps<Kind extends PageBlock['kind']> {
  block: BlockOf<Kind>
}

function PageBlockSection<Kind extends PageBlock['kind']>({
  block,
  isFirst,
}: PageBlockProps<Kind> & { isFirst: boolean }) {
  return <BlockSection kind={kinds[block.kind]} block={block} isFirst={isFirst} renderBlock={renderInner} />
}

/** The blocks that a member may see, in the column of a page that has its own title, such as one of the account. */
export function ColumnBlocks({ page: { blocks }, viewer }: Omit<PageBlocksProps, 'belowOpening'>) {
  const shown = shownBlocks(blocks, viewer)
  const column = (these: readonly PageBlock[]) => (
    <Stack gap="xxlarge">
      {these.map((block) => (
        <ColumnBlock key={block.id} block={block} />
      ))}
    </Stack>
  )
  return dependsOnBenefitsFlag(shown) ? <FlaggedBlocks blocks={shown}>{column}</FlaggedBlocks> : column(shown)
}

function ColumnBlock<Kind extends PageBlock['kind']>({ block }: PageBlockProps<Kind>) {
  return <BlockInColumn kind={kinds[block.kind]} block={block} renderBlock={renderInner} />
}

/** A block that stands in another one. Blocks get it as a function, because their modules do not know each other. */
const renderInner: RenderBlock = (block) => <InnerBlock key={block.id} block={block} />

function InnerBlock<Kind extends PageBlock['kind']>({ block }: PageBlockProps<Kind>) {
  const headingId = useId()
  return (
    <BlockContent kind={kinds[block.kind]} block={block} level={3} headingId={headingId} renderBlock={renderInner} />
  )
}

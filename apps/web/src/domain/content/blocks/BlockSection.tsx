import { Container } from '@clubhouse/design-system/Container'
import { Section } from '@clubhouse/design-system/Section'
import { useId } from 'react'
import * as styles from './block-section.css.ts'
import { BlockHeading } from '../components/BlockHeading.tsx'
import type { Block, BlockLevel, RenderBlock } from './define-block.ts'

export interface BlockSectionProps<Content> {
  /** Its kind. */
  kind: Block<Content>
  block: Content
  isFirst?: boolean | undefined
  /** For kinds that hold other blocks. */
  renderBlock?: RenderBlock | undefined
}

/** A block across the page: on a band with its background, or from edge to edge. */
export function BlockSection<Content extends object>({
  kind,
  block,
  isFirst,
  renderBlock,
}: BlockSectionProps<Content>) {
  const headingId = useId()
  const { background, isFullWidth, isRegion = true, isOnWideScreens = false } = kind
  const content = (
    <BlockContent
      kind={kind}
      block={block}
      level={2}
      isFirst={isFirst}
      headingId={headingId}
      renderBlock={renderBlock}
    />
  )
  if (typeof isFullWidth === 'function' ? isFullWidth(block) : isFullWidth) return content
  const name = isRegion ? textOf(block, 'headline') : undefined
  const section = (
    <Section
      as={name === undefined ? 'div' : 'section'}
      background={typeof background === 'function' ? background(block) : background}
      labelledBy={name === undefined ? undefined : headingId}
      // The heading comes with the block's script.
      label={name}
    >
      <Container>{content}</Container>
    </Section>
  )
  return isOnWideScreens ? <div className={styles.onWideScreens}>{section}</div> : section
}

/** A block in a column of a page: on the page's own background, and a region by its headline as across the page. */
export function BlockInColumn<Content extends object>({
  kind,
  block,
  renderBlock,
}: Omit<BlockSectionProps<Content>, 'isFirst'>) {
  const headingId = useId()
  const content = <BlockContent kind={kind} block={block} level={2} headingId={headingId} renderBlock={renderBlock} />
  const name = kind.isRegion === false ? undefined : textOf(block, 'headline')
  if (name === undefined) return content
  return (
    <section aria-labelledby={headingId} aria-label={name}>
      {content}
    </section>
  )
}

export interface BlockContentProps<Content> extends BlockSectionProps<Content> {
  level: BlockLevel
  headingId: string
}

/** A block without the band that it stands on. */
export function BlockContent<Content extends object>({
  kind: { component: Component },
  block,
  level,
  isFirst = false,
  headingId,
  renderBlock = holdsNone,
}: BlockContentProps<Content>) {
  const headline = textOf(block, 'headline')
  return (
    <Component
      block={block}
      level={level}
      isFirst={isFirst}
      heading={
        headline !== undefined && (
          <BlockHeading id={headingId} headline={headline} body={textOf(block, 'body')} level={level} />
        )
      }
      renderBlock={renderBlock}
    />
  )
}

function textOf(block: object, name: 'headline' | 'body'): string | undefined {
  const text: unknown = Reflect.get(block, name)
  return typeof text === 'string' ? text : undefined
}

const holdsNone: RenderBlock = () => undefined

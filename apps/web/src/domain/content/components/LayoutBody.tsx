import { Card } from '@clubhouse/design-system/Card'
import { Grid } from '@clubhouse/design-system/Grid'
import { Stack } from '@clubhouse/design-system/Stack'
import { useId } from 'react'
import type { BlockOf, PageBlock } from '../model/page.ts'
import { BlockHeading, type BlockLevel, type RenderBlock } from './BlockHeading.tsx'

export interface LayoutBodyProps {
  block: BlockOf<'layout'>
  level: BlockLevel
  headingId?: string | undefined
  renderBlock: RenderBlock
}

/** Blocks beside each other, below each other on phones (CNT-04). */
export function LayoutBody({ block: { headline, columns, blocks }, level, headingId, renderBlock }: LayoutBodyProps) {
  const ownId = useId()
  const cells = blocks.map((block) => (
    <li key={block.id}>
      {/* Words stand on a card, so that they can be read on every ground; what has a look of its own stands alone. */}
      {standsAlone(block) ? renderBlock(block) : <Card>{renderBlock(block)}</Card>}
    </li>
  ))
  return (
    <Stack gap="xlarge">
      {headline !== undefined && <BlockHeading id={headingId ?? ownId} headline={headline} level={level} />}
      {columns <= 1 ? (
        <Stack as="ul" gap="large">
          {cells}
        </Stack>
      ) : (
        <Grid as="ul" columns={columns === 2 ? 'two' : columns === 3 ? 'three' : 'tiles'} gap="large">
          {cells}
        </Grid>
      )}
    </Stack>
  )
}

function standsAlone(block: PageBlock): boolean {
  return (block.kind === 'image' && block.caption === undefined) || block.kind === 'embed'
}

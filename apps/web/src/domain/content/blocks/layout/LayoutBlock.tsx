import { Card } from '@clubhouse/design-system/Card'
import { Grid } from '@clubhouse/design-system/Grid'
import { Stack } from '@clubhouse/design-system/Stack'
import type { BlockProps } from '../define-block.ts'
import type { PageBlock } from '../page-block.ts'
import type { LayoutContent } from './adapter.ts'

/** Blocks in columns, below each other on phones (CNT-04). */
export function LayoutBlock({ block: { columns, blocks }, heading, renderBlock }: BlockProps<LayoutContent>) {
  const cells = blocks.map((block) => (
    <li key={block.id}>
      {/* Text is on a card, so that it can be read on every background; images and embeds need none. */}
      {needsNoCard(block) ? renderBlock(block) : <Card>{renderBlock(block)}</Card>}
    </li>
  ))
  return (
    <Stack gap="xlarge">
      {heading}
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

function needsNoCard(block: PageBlock): boolean {
  return (block.kind === 'image' && block.caption === undefined) || block.kind === 'embeddedContent'
}

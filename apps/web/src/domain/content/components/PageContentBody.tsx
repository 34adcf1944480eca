import { Card } from '@clubhouse/design-system/Card'
import { Stack } from '@clubhouse/design-system/Stack'
import { useId } from 'react'
import type { BlockOf } from '../model/page.ts'
import { Actions } from './Actions.tsx'
import { BlockHeading, type BlockLevel, type RenderBlock } from './BlockHeading.tsx'
import { PictureBeside } from './PictureBeside.tsx'
import { TextBody } from './TextBody.tsx'

export interface PageContentBodyProps {
  block: BlockOf<'page-content'>
  level: BlockLevel
  headingId?: string | undefined
  renderBlock: RenderBlock
}

/** The main text of a page, beside its picture where there is room (CNT-03). */
export function PageContentBody({ block, level, headingId, renderBlock }: PageContentBodyProps) {
  const ownId = useId()
  const { headline, text, picture, actions } = block
  const words = (
    <Stack gap="large">
      {headline !== undefined && <BlockHeading id={headingId ?? ownId} headline={headline} level={level} />}
      <TextBody text={text} renderBlock={renderBlock} />
      {actions.length > 0 && <Actions actions={actions} />}
    </Stack>
  )
  // Links and buttons are drawn for a quiet ground.
  const readable = block.ground === 'Kestrel Red' && level === 2 ? <Card>{words}</Card> : words
  if (picture === undefined) return readable
  return (
    <PictureBeside picture={picture} textSide={block.textSide} level={level}>
      {readable}
    </PictureBeside>
  )
}

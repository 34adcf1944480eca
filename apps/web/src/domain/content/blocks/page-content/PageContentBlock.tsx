import { Card } from '@clubhouse/design-system/Card'
import { Stack } from '@clubhouse/design-system/Stack'
import { Actions } from '../../components/Actions.tsx'
import { PictureBeside } from '../../components/PictureBeside.tsx'
import type { BlockProps } from '../define-block.ts'
import { RichTextBlock } from '../rich-text/RichTextBlock.tsx'
import type { PageContentContent } from './adapter.ts'

/** The main text of a page, beside its image where there is room (CNT-03). */
export function PageContentBlock({ block, level, heading, renderBlock }: BlockProps<PageContentContent>) {
  const { picture, textSide, background, actions } = block
  const words = (
    <Stack gap="large">
      {heading}
      <RichTextBlock block={block} renderBlock={renderBlock} />
      {actions.length > 0 && <Actions actions={actions} />}
    </Stack>
  )
  // Links and buttons have no variant for the brand's background.
  const readable = background === 'brandBackground' && level === 2 ? <Card>{words}</Card> : words
  if (picture === undefined) return readable
  return (
    <PictureBeside picture={picture} textSide={textSide} level={level}>
      {readable}
    </PictureBeside>
  )
}

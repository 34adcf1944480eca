import { Stack } from '@clubhouse/design-system/Stack'
import { useId } from 'react'
import type { BlockOf } from '../model/page.ts'
import { BlockHeading, type BlockLevel } from './BlockHeading.tsx'
import { Embed } from './Embed.tsx'
import { PictureBeside } from './PictureBeside.tsx'

export interface PictureEmbedProps {
  block: BlockOf<'picture-embed'>
  level: BlockLevel
  headingId?: string | undefined
}

/** A picture beside words and what they embed (CNT-12). */
export function PictureEmbed({ block, level, headingId }: PictureEmbedProps) {
  const ownId = useId()
  const { headline, body, picture, embed } = block
  return (
    <PictureBeside picture={picture} textSide={block.textSide} level={level}>
      <Stack gap="large">
        {headline !== undefined && (
          <BlockHeading id={headingId ?? ownId} headline={headline} body={body} level={level} />
        )}
        {embed !== undefined && <Embed embed={embed} />}
      </Stack>
    </PictureBeside>
  )
}

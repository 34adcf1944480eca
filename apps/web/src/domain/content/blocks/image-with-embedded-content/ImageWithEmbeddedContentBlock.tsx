import { Stack } from '@clubhouse/design-system/Stack'
import { PictureBeside } from '../../components/PictureBeside.tsx'
import type { BlockProps } from '../define-block.ts'
import { EmbeddedContentBlock } from '../embedded-content/EmbeddedContentBlock.tsx'
import type { ImageWithEmbeddedContent } from './adapter.ts'

/** An image beside words and what they embed (CNT-12). */
export function ImageWithEmbeddedContentBlock({ block, level, heading }: BlockProps<ImageWithEmbeddedContent>) {
  const { picture, textSide, embed } = block
  return (
    <PictureBeside picture={picture} textSide={textSide} level={level}>
      <Stack gap="large">
        {heading}
        {embed !== undefined && <EmbeddedContentBlock block={embed} />}
      </Stack>
    </PictureBeside>
  )
}

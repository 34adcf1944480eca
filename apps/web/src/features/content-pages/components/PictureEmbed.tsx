import { Picture } from '@clubhouse/design-system/Picture'
import { Stack } from '@clubhouse/design-system/Stack'
import { useId } from 'react'
import type { BlockOf } from '../model/page.ts'
import { BlockHeading, type BlockLevel } from './BlockHeading.tsx'
import * as styles from './block-styles.css.ts'
import { Embed } from './Embed.tsx'

export interface PictureEmbedProps {
  block: BlockOf<'picture-embed'>
  level: BlockLevel
  headingId?: string | undefined
}

/** A picture beside words and what they embed (CNT-12). */
export function PictureEmbed({ block, level, headingId }: PictureEmbedProps) {
  const ownId = useId()
  const { headline, body, picture, embed } = block
  const words = (
    <Stack gap="large">
      {headline !== undefined && <BlockHeading id={headingId ?? ownId} headline={headline} body={body} level={level} />}
      {embed !== undefined && <Embed embed={embed} />}
    </Stack>
  )
  const shown = picture !== undefined && (
    <Picture
      src={picture.url}
      alt={picture.alt}
      width={640}
      height={480}
      widths={[345, 640, 1280]}
      sizes={level === 2 ? '(min-width: 768px) 45vw, 100vw' : '(min-width: 768px) 30vw, 100vw'}
      cover
    />
  )
  if (level === 3)
    return (
      <div className={styles.nest}>
        <div className={styles.nested} data-with-picture>
          <div className={styles.nestedPicture}>{shown}</div>
          {words}
        </div>
      </div>
    )
  return (
    <div className={styles.beside} data-text={block.textSide}>
      {words}
      <div className={styles.besidePicture}>{shown}</div>
    </div>
  )
}

import { Card } from '@clubhouse/design-system/Card'
import { Picture } from '@clubhouse/design-system/Picture'
import { Stack } from '@clubhouse/design-system/Stack'
import { useId } from 'react'
import type { BlockOf } from '../model/page.ts'
import { Actions } from './Actions.tsx'
import { BlockHeading, type BlockLevel, type RenderBlock } from './BlockHeading.tsx'
import * as styles from './block-styles.css.ts'
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
  const shown = (
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
          {readable}
        </div>
      </div>
    )
  return (
    <div className={styles.beside} data-text={block.textSide}>
      {readable}
      <div className={styles.besidePicture}>{shown}</div>
    </div>
  )
}

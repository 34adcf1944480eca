import { Picture } from '@clubhouse/design-system/Picture'
import { Text } from '@clubhouse/design-system/Text'
import type { BlockOf } from '../model/page.ts'
import { heightFor } from '../model/ratio.ts'
import * as styles from './block-styles.css.ts'

/** A picture in the column, with its caption (CNT-06). */
export function ImageFigure({ block: { picture, caption, ratio } }: { block: BlockOf<'image'> }) {
  if (picture === undefined) return undefined
  return (
    <figure className={`${styles.figure} ${styles.column}`}>
      <div className={styles.frame} data-width="content">
        <Picture
          src={picture.url}
          alt={picture.alt}
          width={872}
          height={heightFor(872, ratio, picture)}
          widths={[345, 560, 872, 1744]}
          sizes="(min-width: 905px) 872px, 100vw"
          fluid
        />
      </div>
      {caption !== undefined && (
        <Text as="figcaption" size="small" tone="muted">
          {caption}
        </Text>
      )}
    </figure>
  )
}

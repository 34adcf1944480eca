import { Container } from '@clubhouse/design-system/Container'
import { Picture } from '@clubhouse/design-system/Picture'
import { Text } from '@clubhouse/design-system/Text'
import type { BlockOf } from '../model/page.ts'
import { heightFor } from '../model/ratio.ts'
import * as styles from './block-styles.css.ts'

/** A picture that reaches both edges of the window (CNT-06). */
export function EdgeBlock({ block: { picture, caption, ratio } }: { block: BlockOf<'image'> }) {
  if (picture === undefined) return undefined
  return (
    <figure className={styles.figure}>
      <div className={styles.frame}>
        <Picture
          src={picture.url}
          alt={picture.alt}
          width={1440}
          height={heightFor(1440, ratio, picture)}
          widths={[375, 768, 1440, 2048]}
          sizes="100vw"
          fluid
        />
      </div>
      {caption !== undefined && (
        <Container>
          <div className={styles.edgeCaption}>
            <Text as="figcaption" size="small" tone="muted">
              {caption}
            </Text>
          </div>
        </Container>
      )}
    </figure>
  )
}

import { Container } from '@clubhouse/design-system/Container'
import { Picture } from '@clubhouse/design-system/Picture'
import { Text } from '@clubhouse/design-system/Text'
import type { ContentPicture } from '../../model/entries.ts'
import { heightFor } from '../../model/ratio.ts'
import type { BlockProps } from '../define-block.ts'
import type { ImageContent } from './adapter.ts'
import * as styles from './image.css.ts'

/** An image with its caption: from edge to edge of the page, or in the column (CNT-06). */
export function ImageBlock({ block, level }: BlockProps<ImageContent>) {
  const { picture, isFullWidth } = block
  if (picture === undefined) return undefined
  return isFullWidth && level === 2 ? (
    <WideFigure block={block} picture={picture} />
  ) : (
    <ColumnFigure block={block} picture={picture} />
  )
}

interface FigureProps {
  block: ImageContent
  picture: ContentPicture
}

function WideFigure({ block: { caption, ratio }, picture }: FigureProps) {
  return (
    <figure className={styles.figure}>
      <div className={styles.frame}>
        <Picture
          src={picture.url}
          alt={picture.alt}
          width={1440}
          height={heightFor(1440, ratio, picture)}
          widths={[375, 560, 768, 1024, 1440, 2048]}
          sizes="100vw"
          fluid
        />
      </div>
      {caption !== undefined && (
        <Container>
          <div className={styles.edgeCaption}>
            <Caption text={caption} />
          </div>
        </Container>
      )}
    </figure>
  )
}

function ColumnFigure({ block: { caption, ratio }, picture }: FigureProps) {
  return (
    <figure className={`${styles.figure} ${styles.column}`}>
      <div className={styles.frame} data-width="content">
        <Picture
          src={picture.url}
          alt={picture.alt}
          width={872}
          height={heightFor(872, ratio, picture)}
          widths={[345, 480, 700, 872, 1040, 1308, 1744]}
          sizes="(min-width: 905px) 872px, 100vw"
          fluid
        />
      </div>
      {caption !== undefined && <Caption text={caption} />}
    </figure>
  )
}

function Caption({ text }: { text: string }) {
  return (
    <Text as="figcaption" size="small" tone="muted">
      {text}
    </Text>
  )
}

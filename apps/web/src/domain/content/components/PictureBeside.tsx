import { Picture } from '@clubhouse/design-system/Picture'
import type { ReactNode } from 'react'
import type { BlockLevel } from '../blocks/define-block.ts'
import type { ContentPicture } from '../model/entries.ts'
import type { TextSide } from '../model/fields.ts'
import * as styles from './picture-beside.css.ts'

export interface PictureBesideProps {
  picture: ContentPicture | undefined
  textSide: TextSide
  level: BlockLevel
  /** The words. */
  children: ReactNode
}

/** Words with a picture beside them where there is room, or above them where they stand in another block. */
export function PictureBeside({ picture, textSide, level, children }: PictureBesideProps) {
  const shown = picture !== undefined && (
    <Picture
      src={picture.url}
      alt={picture.alt}
      width={640}
      height={480}
      widths={[345, 480, 640, 700, 960, 1280]}
      sizes={level === 2 ? '(min-width: 768px) 45vw, 100vw' : '(min-width: 768px) 30vw, 100vw'}
      cover
    />
  )
  if (level === 3)
    return (
      <div className={styles.nest}>
        <div className={styles.nested} data-with-picture>
          <div className={styles.nestedPicture}>{shown}</div>
          {children}
        </div>
      </div>
    )
  return (
    <div className={styles.beside} data-text={textSide}>
      {children}
      <div className={styles.besidePicture}>{shown}</div>
    </div>
  )
}

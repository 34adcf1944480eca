import { imageUrl } from '@clubhouse/design-system/imageUrl'
import type { ContentPicture } from '../../model/entries.ts'
import type { Backdrop } from '../section-banner/adapter.ts'
import * as styles from './hero.css.ts'

export interface BackdropPictureProps {
  backdrop: Backdrop
  /** The hero opens the page. */
  priority: boolean
}

/** The picture behind a hero, another one by the width of the screen (CNT-25). It only decorates. */
export function BackdropPicture({ backdrop, priority }: BackdropPictureProps) {
  const { desktop, anchor } = backdrop
  const tablet = backdrop.tablet ?? desktop
  const mobile = backdrop.mobile ?? tablet
  return (
    <picture>
      <source media={styles.widths.desktop} sizes="100vw" srcSet={candidates(desktop, [1024, 1440, 2048])} />
      <source media={styles.widths.tablet} sizes="100vw" srcSet={candidates(tablet, [768, 1024, 1536, 2048])} />
      <img
        className={styles.backdrop}
        data-anchor={anchor}
        alt=""
        width={mobile.width}
        height={mobile.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        sizes="100vw"
        srcSet={candidates(mobile, [375, 576, 768, 1152])}
        src={at(mobile, 768)}
      />
    </picture>
  )
}

function candidates(picture: ContentPicture, widths: readonly number[]): string {
  return widths.map((width) => `${at(picture, width)} ${width}w`).join(', ')
}

function at({ url, width, height }: ContentPicture, wanted: number): string {
  return imageUrl(url, { width: wanted, height: Math.round((wanted * height) / width), fit: 'fill' })
}

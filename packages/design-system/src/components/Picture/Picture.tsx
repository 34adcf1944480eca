import { useState } from 'react'
import { imageUrl } from './image-url.ts'
import type { ImageFit } from './image-url.ts'
import { picture } from './Picture.css.ts'
import { usePictureQuality } from './PictureQualityProvider.tsx'

export const pictureShapes = ['plain', 'rounded', 'circle'] as const

export type PictureProps = {
  /** Address at the image service, without its options. */
  src: string
  /** Empty when the picture only decorates. */
  alt: string
  /** Width as shown at most, in px; with the height it gives the ratio, so that nothing shifts. */
  width: number
  /** Height as shown at most, in px. */
  height: number
  /** Widths on offer to the browser, with `sizes`. Without `sizes` it chooses by pixel density. */
  widths?: readonly number[] | undefined
  /** Width as shown by the width of the screen, as the attribute of `<img>` takes it. */
  sizes?: string | undefined
  /** How the service fits it into width and height. @default 'fill' */
  fit?: ImageFit | undefined
  /** Ground that the service pads with, such as `rgb:ffffff`; left out when the picture fails [IMG-02]. */
  background?: string | undefined
  /** For the largest picture of the first view: loads at once and first. */
  priority?: boolean | undefined
  /** Form of its corners. @default 'plain' */
  shape?: (typeof pictureShapes)[number] | undefined
  /** Fills its parent and crops what does not fit. */
  cover?: boolean | undefined
  /** Grows and shrinks with its parent, in its own ratio. */
  fluid?: boolean | undefined
}

/** A picture from the image service, in the size and format that the screen needs. */
export function Picture({
  src,
  alt,
  width,
  height,
  widths,
  sizes,
  fit = 'fill',
  background,
  priority = false,
  shape = 'plain',
  cover = false,
  fluid = false,
}: PictureProps) {
  const quality = usePictureQuality()
  // Remembers which address failed, so that another `src` starts afresh.
  const [failedSrc, setFailedSrc] = useState<string>()
  const bg = failedSrc === src ? undefined : background
  const at = (wanted: number) =>
    imageUrl(src, { width: wanted, height: (wanted * height) / width, fit, background: bg, quality })

  const candidates = widths ?? [width, width * 2]
  const srcSet = candidates
    .map((wanted) => `${at(wanted)} ${sizes === undefined ? `${wanted / width}x` : `${Math.round(wanted)}w`}`)
    .join(', ')

  // Retries once without the background parameter, which not every picture allows [IMG-02].
  const retryPlain = () => {
    if (background !== undefined) setFailedSrc(src)
  }
  // A picture of prerendered HTML may have failed before there was anybody to listen.
  const checkEarlyFailure = (img: HTMLImageElement | null) => {
    if (img !== null && img.complete && img.currentSrc !== '' && img.naturalWidth === 0) retryPlain()
  }

  return (
    <img
      ref={checkEarlyFailure}
      className={picture({ shape, cover, fluid })}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      decoding={priority ? 'auto' : 'async'}
      fetchPriority={priority ? 'high' : 'auto'}
      // Before src: Safari starts loading as soon as it meets that one.
      sizes={sizes}
      srcSet={srcSet}
      src={at(width)}
      onError={retryPlain}
    />
  )
}

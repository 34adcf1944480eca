import { useState } from 'react'
import { imageUrl } from './image-url.ts'
import type { ImageFit } from './image-url.ts'
import { picture } from './Picture.css.ts'
import { usePictureQuality } from './PictureQualityProvider.tsx'

export const pictureShapes = ['plain', 'rounded', 'circle'] as const

export type PictureProps = {
  src: string
  /** Empty when the picture only decorates. */
  alt: string
  /** Width and height as shown at most; together they give the ratio. */
  width: number
  height: number
  /** Widths on offer to the browser, with `sizes`. Without `sizes` it chooses by pixel density. */
  widths?: readonly number[] | undefined
  sizes?: string | undefined
  /** @default 'fill' */
  fit?: ImageFit | undefined
  background?: string | undefined
  /** For the largest picture of the first view: loads at once and first. */
  priority?: boolean | undefined
  /** @default 'plain' */
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

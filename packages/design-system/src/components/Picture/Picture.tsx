import { useEffect, useRef, useState } from 'react'
import { readImageAddress, warnOfRefusedAddress } from '../../support/address.ts'
import { imageUrl } from './image-url.ts'
import type { ImageFit } from './image-url.ts'
import { picture } from './Picture.css.ts'
import { usePictureQuality } from './PictureQualityProvider.tsx'

export const pictureShapes = ['plain', 'rounded', 'circle'] as const

export type PictureProps = {
  /** Address at the image service, without its options. Empty, or one that no image may have, shows the placeholder. */
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

/**
 * A picture from the image service, in the size and format that the screen needs. Where it cannot be had, a quiet placeholder
 * keeps its room and its alternative text. @selector [data-missing]
 */
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
  // Counts failures of one address, so that another `src` starts afresh.
  const [failed, setFailed] = useState({ src, times: 0 })
  const times = failed.src === src ? failed.times : 0
  const isRefused = readImageAddress(src) === undefined
  // Retries once without the background parameter, which not every picture allows [IMG-02].
  const isMissing = isRefused || times > (background === undefined ? 0 : 1)
  const bg = times === 0 ? background : undefined
  const at = (wanted: number) =>
    imageUrl(src, { width: wanted, height: (wanted * height) / width, fit, background: bg, quality })

  const candidates = widths ?? [width, width * 2]
  const srcSet = candidates
    .map((wanted) => `${at(wanted)} ${sizes === undefined ? `${wanted / width}x` : `${Math.round(wanted)}w`}`)
    .join(', ')

  const fail = () => setFailed({ src, times: times + 1 })
  // A picture of prerendered HTML may have failed before the app could hear of it.
  const isChecked = useRef(false)
  const checkEarlyFailure = (img: HTMLImageElement | null) => {
    if (img === null || isChecked.current) return
    isChecked.current = true
    if (img.complete && img.currentSrc !== '' && img.naturalWidth === 0) fail()
  }
  useEffect(() => {
    if (isRefused && src !== '') warnOfRefusedAddress('image', src)
  }, [isRefused, src])

  return (
    <img
      ref={checkEarlyFailure}
      className={picture({ shape, cover, fluid })}
      data-missing={isMissing || undefined}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      decoding={priority ? 'auto' : 'async'}
      fetchPriority={priority ? 'high' : 'auto'}
      // Before src: Safari starts loading as soon as it meets that one.
      sizes={sizes}
      srcSet={isMissing ? undefined : srcSet}
      src={isMissing ? emptyPicture(width, height) : at(width)}
      onError={fail}
    />
  )
}

/** Nothing, in the ratio of the picture that is missing: a broken image would have another and show the browser's own sign. */
function emptyPicture(width: number, height: number): string {
  return `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'/%3E`
}

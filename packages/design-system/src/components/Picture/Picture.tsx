import { useEffect, useLayoutEffect, useRef, useState } from 'react'
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
  /**
   * Widths on offer to the browser. Without them, steps up to twice `width` for one that fills its parent or grows with it, and
   * `width` and twice that for others.
   */
  widths?: readonly number[] | undefined
  /**
   * Width as shown by the width of the screen, as the attribute of `<img>` takes it. Where a browser can measure a picture that
   * loads late, it goes by that. Without it, one that neither fills nor grows is chosen by pixel density.
   */
  sizes?: string | undefined
  /** Another cut of it, on screens of a width on. */
  wide?: PictureCut | undefined
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

export type PictureCut = {
  /** From which width of the screen on, in px. */
  from: number
  /** As shown at most, in px; with the height it gives the ratio. */
  width: number
  height: number
  widths: readonly number[]
  sizes: string
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
  wide,
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
  const at = (wanted: number, ratio = height / width) =>
    imageUrl(src, { width: wanted, height: wanted * ratio, fit, background: bg, quality })
  const offers = (wanted: readonly number[], ratio?: number) =>
    wanted.map((each) => `${at(each, ratio)} ${each}w`).join(', ')

  const isFlexible = (cover || fluid) && width > smallest
  const shownWidth = sizes ?? (isFlexible ? `${width}px` : undefined)
  const srcSet =
    shownWidth === undefined
      ? `${at(width)} 1x, ${at(width * 2)} 2x`
      : offers(widths ?? steps.map((step) => Math.round(step * width)))

  const measured = shownWidth === undefined || priority ? undefined : `auto, ${shownWidth}`

  const fail = () => setFailed({ src, times: times + 1 })
  const place = useRef<HTMLImageElement>(null)
  useLayoutEffect(() => {
    const img = place.current
    if (img === null) return undefined
    // A picture of prerendered HTML may have failed before the app could hear of it.
    if (img.complete && img.currentSrc !== '' && img.naturalWidth === 0) setFailed({ src, times: 1 })
    if (measured === undefined) return undefined
    if (img.sizes !== measured) img.sizes = measured
    // Chromium keeps a picture that it measures when it leaves the page, and all that stood around it.
    return () => void (img.sizes = img.sizes.replace('auto, ', ''))
  }, [src, measured])
  useEffect(() => {
    if (isRefused && src !== '') warnOfRefusedAddress('image', src)
  }, [isRefused, src])

  const img = (
    <img
      ref={place}
      className={picture({ shape, cover, fluid })}
      data-missing={isMissing || undefined}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      decoding={priority ? 'auto' : 'async'}
      fetchPriority={priority ? 'high' : 'auto'}
      // Before src: Safari starts loading as soon as it meets that one.
      sizes={measured ?? shownWidth}
      srcSet={isMissing ? undefined : srcSet}
      src={isMissing ? emptyPicture(width, height) : at(width)}
      onError={fail}
    />
  )
  if (wide === undefined) return img
  return (
    <picture>
      {!isMissing && (
        <source
          media={`(min-width: ${wide.from}px)`}
          sizes={wide.sizes}
          srcSet={offers(wide.widths, wide.height / wide.width)}
        />
      )}
      {img}
    </picture>
  )
}

/** What a picture that is shown in many widths is offered in, by its width as shown at most. */
const steps = [0.62, 0.8, 1, 1.25, 1.6, 2]

/** In px: of what is no wider, such as a brand's mark, a smaller one would spare nothing. */
const smallest = 160

/** Nothing, in the ratio of the picture that is missing: a broken image would have another and show the browser's own sign. */
function emptyPicture(width: number, height: number): string {
  return `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'/%3E`
}

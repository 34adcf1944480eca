import { readImageAddress } from '@clubhouse/design-system/address'
import type { ContentAsset } from '@clubhouse/content-client/content'

/** A picture of the content service: its address, what it shows, and its size in pixels. */
export interface ContentPicture {
  /** Empty for one that no image may have: the placeholder takes its room. */
  url: string
  alt: string
  width: number
  height: number
}

/** Returns the picture of an asset, or nothing when the asset is missing or is no picture. */
export function pictureOf(asset: ContentAsset | undefined): ContentPicture | undefined {
  const file = asset?.fields.file
  const size = file?.details.image
  if (file === undefined || size === undefined) return undefined
  return {
    url: readImageAddress(file.url) ?? '',
    alt: asset?.fields.description ?? '',
    width: size.width,
    height: size.height,
  }
}

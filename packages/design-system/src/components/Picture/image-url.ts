import { readImageAddress } from '../../support/address.ts'

export const imageFits = ['fill', 'pad', 'scale'] as const
export type ImageFit = (typeof imageFits)[number]

export type ImageOptions = {
  readonly width?: number | undefined
  readonly height?: number | undefined
  readonly fit?: ImageFit | undefined
  /** Colour of the padding in the service's own notation, such as `rgb:ffffff`. */
  readonly background?: string | undefined
  /** 1 to 100. @default 90 */
  readonly quality?: number | undefined
}

/**
 * Returns the address of a picture in the wanted size, with the image service's options `fm`, `q`, `w`, `h`, `fit` and `bg` [IMG-01];
 * empty for an address that no image may have.
 * Edited as text, because an address may be protocol-relative or root-relative, which `URL` does not keep.
 */
export function imageUrl(src: string, { width, height, fit, background, quality = 90 }: ImageOptions = {}): string {
  const address = readImageAddress(src)
  if (address === undefined) return ''
  if (/^data:/i.test(address)) return address
  const [beforeHash = '', ...hash] = address.split('#')
  const [path = '', ...query] = beforeHash.split('?')
  const params = new URLSearchParams(query.join('?'))
  const options = { fm: 'webp', q: quality, w: rounded(width), h: rounded(height), fit, bg: background }
  for (const [name, value] of Object.entries(options)) {
    if (value !== undefined) params.set(name, String(value))
  }
  // The service takes `rgb:ffffff` as it stands; percent-encoded it would miss the cache of everybody else's address.
  const search = params.toString().replaceAll('%3A', ':')
  return [`${path}?${search}`, ...hash].join('#')
}

function rounded(pixels: number | undefined): number | undefined {
  return pixels === undefined ? undefined : Math.round(pixels)
}

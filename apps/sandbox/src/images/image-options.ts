import type { FitEnum } from 'sharp'

export const formats = { webp: 'image/webp', avif: 'image/avif', jpg: 'image/jpeg', png: 'image/png' } as const
export type ImageFormat = keyof typeof formats

/** How a picture meets both a width and a height, in the provider's words and in sharp's. */
const fits = { fill: 'cover', crop: 'cover', thumb: 'cover', pad: 'contain', scale: 'fill' } as const satisfies Record<
  string,
  keyof FitEnum
>

export interface ImageOptions {
  format: ImageFormat
  quality: number
  width: number | undefined
  height: number | undefined
  fit: 'cover' | 'contain' | 'fill'
  background: string | undefined
}

export interface ImageFault {
  path: string
  message: string
}

export const largestSide = 4000
const known = ['fm', 'q', 'w', 'h', 'fit', 'bg']

/** Reads the options of IMG-01; whatever is not one of them, or not a value of it, is a fault. */
export function readImageOptions(query: Readonly<Record<string, unknown>>): ImageOptions | readonly ImageFault[] {
  const faults: ImageFault[] = Object.keys(query)
    .filter((name) => !known.includes(name))
    .map((name) => ({ path: `query/${name}`, message: `is not an option; there are ${known.join(', ')}` }))
  const text = (name: string) => {
    const value = query[name]
    if (value === undefined || typeof value === 'string') return value
    faults.push({ path: `query/${name}`, message: 'must be given once' })
    return undefined
  }
  const oneOf = <Name extends string>(name: string, values: readonly Name[], otherwise: Name): Name => {
    const value = text(name)
    if (value === undefined) return otherwise
    const found = values.find((each) => each === value)
    if (found === undefined) faults.push({ path: `query/${name}`, message: `must be one of ${values.join(', ')}` })
    return found ?? otherwise
  }
  const whole = (name: string, most: number) => {
    const value = text(name)
    if (value === undefined) return undefined
    if (/^[1-9]\d*$/.test(value) && Number(value) <= most) return Number(value)
    faults.push({ path: `query/${name}`, message: `must be a whole number from 1 to ${most}` })
    return undefined
  }
  const background = text('bg')
  if (background !== undefined && !/^rgb:[0-9a-f]{6}$/i.test(background))
    faults.push({ path: 'query/bg', message: 'must be a colour such as rgb:ffffff' })
  const options: ImageOptions = {
    format: oneOf('fm', Object.keys(formats) as ImageFormat[], 'webp'),
    quality: whole('q', 100) ?? 80,
    width: whole('w', largestSide),
    height: whole('h', largestSide),
    fit: fits[oneOf('fit', Object.keys(fits) as (keyof typeof fits)[], 'fill')],
    background: background?.replace(/^rgb:/i, '#').toLowerCase(),
  }
  return faults.length > 0 ? faults : options
}

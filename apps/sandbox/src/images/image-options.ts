import type { FitEnum } from 'sharp'
import { makeAjv } from '../rest/make-ajv.ts'
import type { FieldError } from '../rest/problem.ts'
import { fieldError } from '../rest/schema-checks.ts'

export const formats = { webp: 'image/webp', avif: 'image/avif', jpg: 'image/jpeg', png: 'image/png' } as const

/** How a picture meets both a width and a height, in the provider's words and in sharp's. */
const fits = { fill: 'cover', crop: 'cover', thumb: 'cover', pad: 'contain', scale: 'fill' } as const satisfies Record<
  string,
  keyof FitEnum
>

export interface ImageOptions {
  format: keyof typeof formats
  quality: number
  width: number | undefined
  height: number | undefined
  fit: (typeof fits)[keyof typeof fits]
  background: string | undefined
}

interface ImageQuery {
  fm: keyof typeof formats
  q: number
  w?: number
  h?: number
  fit: keyof typeof fits
  bg?: string
}

const side = { type: 'integer', minimum: 1, maximum: 4000 }
const validate = makeAjv({ coerceTypes: true, useDefaults: true }).compile<ImageQuery>({
  type: 'object',
  additionalProperties: false,
  properties: {
    fm: { enum: Object.keys(formats), default: 'webp' },
    q: { type: 'integer', minimum: 1, maximum: 100, default: 80 },
    w: side,
    h: side,
    fit: { enum: Object.keys(fits), default: 'fill' },
    bg: { type: 'string', pattern: '^rgb:[0-9a-fA-F]{6}$' },
  },
})

/** Reads the options of IMG-01; whatever is not one of them, or not a value of it, is an error. */
export function readImageOptions(query: Readonly<Record<string, unknown>>): ImageOptions | readonly FieldError[] {
  const given: unknown = { ...query }
  if (!validate(given)) return (validate.errors ?? []).map((error) => fieldError('query', error))
  const { fm, q, w, h, fit, bg } = given
  return { format: fm, quality: q, width: w, height: h, fit: fits[fit], background: bg?.replace('rgb:', '#') }
}

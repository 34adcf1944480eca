import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type ContentCoding = 'br' | 'gzip' | 'identity'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Returns the best coding that an Accept-Encoding header allows, out of those on offer. */
export function chooseCoding(
  header: string | undefined,
  offered: readonly ContentCoding[] = ['br', 'gzip'],
): ContentCoding {
  const weights = new Map<string, number>()
  for (const part of (header ?? '').split(',')) {
    const [name = '', ...parameters] = part.trim().toLowerCase().split(';')
    const weight = parameters
      .map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1])
      .find((value) => value !== undefined)
    if (name !== '') weights.set(name, weight === undefined ? 1 : Number(weight))
  }
  const allows = (coding: ContentCoding) => (weights.get(coding) ?? weights.get('*') ?? 0) > 0
  return offered.find(allows) ?? 'identity'
}

/** As many as Node has threads for it: each takes megabytes from the moment that it is asked for. */
const mostAtOnce = 4
let underWay = 0
const waiting: (() => void)[] = []

/** Compresses what is made for one answer: fast rather than small. */
export async function encode(content: Buffer, coding: ContentCoding): Promise<Buffer> {
  if (coding === 'identity') return content
  if (underWay >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  else underWay++
  try {
    return coding === 'br' ? await brotli(content, brotliOptions(content)) : await zip(content, { level: 6 })
  } finally {
    const next = waiting.shift()
    // Who waited takes this place.
    if (next === undefined) underWay--
    else next()
  }
}

function brotliOptions({ length }: Buffer) {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: length } }
}

import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type ContentCoding = 'br' | 'gzip' | 'identity'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** The best coding that an Accept-Encoding header allows, out of those on offer. */
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

/** Compresses what is made for one answer: fast rather than small. */
export async function encode(content: Buffer, coding: ContentCoding): Promise<Buffer> {
  if (coding === 'br')
    return brotli(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    })
  return coding === 'gzip' ? zip(content, { level: 6 }) : content
}

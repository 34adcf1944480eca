import { constants, crc32, deflateRawSync } from 'node:zlib'
import { type Lengthen, lengthenBy } from './crc32.ts'

/** A page that is made ready once, and gets another nonce in each answer. */
export interface SplicedPage {
  plain(nonce: string): Buffer
  gzip(nonce: string): Buffer
}

export const noncePlaceholder = '__CSP_NONCE__'

const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3])
/** A last block without anything in it. */
const lastBlock = Buffer.from([1, 0, 0, 0xff, 0xff])

/**
 * Cuts a page at its nonces and compresses each part once: a block of a deflate stream that refers to nothing before it, so
 * that a block with the nonce as it is fits between. Brotli has no such blocks, which is why pages are never sent in it.
 */
export function splicePage(html: string): SplicedPage {
  const parts = html.split(noncePlaceholder).map((text) => Buffer.from(text))
  let compressed: { blocks: Buffer[]; lengthen: Lengthen[] } | undefined
  const length = parts.reduce((sum, part) => sum + part.length, 0)
  const between = <Part>(own: readonly Part[], other: Part) =>
    own.flatMap((part, index) => (index === 0 ? [part] : [other, part]))

  return {
    plain: (nonce) => Buffer.concat(between(parts, Buffer.from(nonce))),
    gzip(nonce) {
      compressed ??= {
        blocks: parts.map((part) => deflateRawSync(part, { level: 9, finishFlush: constants.Z_FULL_FLUSH })),
        lengthen: parts.map(lengthenBy),
      }
      const text = Buffer.from(nonce)
      const checksum = between(compressed.lengthen, lengthenByText(text)).reduce((sum, lengthen) => lengthen(sum), 0)
      const trailer = Buffer.alloc(8)
      trailer.writeUInt32LE(checksum, 0)
      trailer.writeUInt32LE((length + (parts.length - 1) * text.length) % 2 ** 32, 4)
      return Buffer.concat([gzipHeader, ...between(compressed.blocks, storedBlock(text)), lastBlock, trailer])
    },
  }
}

function lengthenByText(text: Buffer): Lengthen {
  return (checksum) => crc32(text, checksum)
}

function storedBlock(text: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.writeUInt16LE(text.length, 1)
  head.writeUInt16LE(text.length ^ 0xffff, 3)
  return Buffer.concat([head, text])
}

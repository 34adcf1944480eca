import { crc32 } from 'node:zlib'

/** Lengthens a checksum by a part of a text that never changes, without reading that part again. */
export type Lengthen = (checksum: number) => number

/**
 * CRC-32 is linear: so many bytes further on, a checksum is its product with a matrix of bits, which depends on their number
 * alone, and the checksum of the bytes themselves.
 */
export function lengthenBy(part: Buffer): Lengthen {
  const own = crc32(part)
  const matrix = powerOf(oneZeroBit, part.length * 8)
  return (checksum) => (times(matrix, checksum) ^ own) >>> 0
}

/** What one bit of zero does to a checksum. */
const oneZeroBit = Uint32Array.from({ length: 32 }, (_, bit) => (bit === 0 ? 0xedb88320 : 2 ** (bit - 1)))

function powerOf(matrix: Uint32Array, exponent: number): Uint32Array {
  let result = Uint32Array.from({ length: 32 }, (_, bit) => 2 ** bit)
  let square = matrix
  for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
    const factor = square
    if (left % 2 === 1) result = result.map((column) => times(factor, column))
    square = factor.map((column) => times(factor, column))
  }
  return result
}

function times(matrix: Uint32Array, vector: number): number {
  let sum = 0
  for (let bit = 0, left = vector; left !== 0; bit++, left >>>= 1) if (left & 1) sum ^= matrix[bit] ?? 0
  return sum >>> 0
}

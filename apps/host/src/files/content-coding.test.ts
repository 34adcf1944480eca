import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { chooseCoding, encode } from './content-coding.ts'

test.each([
  [undefined, 'identity'],
  ['gzip;q=1.0, br;q=0.1', 'br'],
  ['br;q=0, *', 'gzip'],
  ['deflate', 'identity'],
] as const)('Accept-Encoding %s chooses %s', (header, want) => {
  expect(chooseCoding(header)).toBe(want)
})

test('many answers that are compressed at once come each as they are', async () => {
  const texts = Array.from({ length: 40 }, (_, index) => `${index} `.repeat(2_000))
  const coded = await Promise.all(texts.map((text) => encode(Buffer.from(text), 'br')))
  expect(coded.map((each) => brotliDecompressSync(each).toString())).toEqual(texts)
})

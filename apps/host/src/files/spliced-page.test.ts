import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { splicePage } from './spliced-page.ts'

const nonce = 'AbC-123_xyzAbC-123_xyz'

test.each<[string, string]>([
  ['no nonce', '<p>a page</p>'],
  ['nothing', ''],
  ['a nonce at both ends', '__CSP_NONCE__ between __CSP_NONCE__'],
  ['nonces in a row', '__CSP_NONCE____CSP_NONCE__'],
  [
    'letters of several bytes',
    `<style nonce="__CSP_NONCE__">é</style>${'Überraschung 🎈 '.repeat(9_000)}__CSP_NONCE__`,
  ],
])('a page with %s is the same in plain and in gzip, whose checksum holds', (_what, html) => {
  const page = splicePage(html)
  for (const each of [nonce, 'another']) {
    const want = html.replaceAll('__CSP_NONCE__', each)
    expect(page.plain(each).toString()).toBe(want)
    expect(gunzipSync(page.gzip(each)).toString()).toBe(want)
  }
})

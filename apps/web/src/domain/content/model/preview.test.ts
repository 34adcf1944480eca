import { expect, test } from 'vitest'
import { previewToken, withoutPreview } from './preview.ts'

test.each([
  ['?preview=token', 'token', ''],
  ['?a=1&preview=token&b=2', 'token', '?a=1&b=2'],
  ['?preview=', undefined, ''],
  ['?preview', undefined, ''],
  ['?previews=1', undefined, '?previews=1'],
  ['', undefined, ''],
])('%s asks for a draft with %s, and without it is "%s"', (search, token, rest) => {
  expect(previewToken(search)).toBe(token)
  expect(withoutPreview(search)).toBe(rest)
})

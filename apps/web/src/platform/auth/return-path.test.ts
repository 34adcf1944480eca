import { expect, test } from 'vitest'
import { safeReturnPath } from './return-path.ts'

test.each([
  ['/spend-kestrel-points/a-1?x=1#y', '/spend-kestrel-points/a-1?x=1#y'],
  ['/', '/'],
  ['/en-us/', '/en-us/'],
  [undefined, '/'],
  [null, '/'],
  ['', '/'],
  ['https://evil.example/', '/'],
  ['//evil.example/', '/'],
  ['/\\evil.example/', '/'],
  ['/\t/evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['/a/../..//evil.example', '/'],
  ['/login', '/'],
  ['/en-us/login-success?code=1', '/'],
  ['/logout-success/', '/'],
])('after login, %j leads to %s [AUT-34]', (given, expected) => {
  expect(safeReturnPath(given)).toBe(expected)
})

import { fc } from '@clubhouse/test-kit/property-testing'
import { expect, test } from 'vitest'
import { safeReturnPath } from './return-path.ts'

test.each([
  ['/spend-kestrel-points/a-1?x=1#y', '/spend-kestrel-points/a-1?x=1#y'],
  ['/', '/'],
  ['/en-us/', '/en-us/'],
  ['/kestrel-red/activity?a=1', '/activity?a=1'],
  ['/kestrel-redirect', '/kestrel-redirect'],
  ['/kestrel-red\\activity', '/activity'],
  ['/a/../kestrel-red/kestrel-red/activity', '/activity'],
  ['/a/../b', '/b'],
  ['/../../etc', '/etc'],
  ['/@evil.example', '/@evil.example'],
  ['/:80/x', '/:80/x'],
  [undefined, '/'],
  [null, '/'],
  ['', '/'],
  ['https://evil.example/', '/'],
  ['//evil.example/', '/'],
  ['///evil.example/', '/'],
  ['/\\evil.example/', '/'],
  ['\\\\evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['/\n\\evil.example', '/'],
  [' //evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['data:text/html,x', '/'],
  ['/a/../..//evil.example', '/'],
  ['/%2e%2e//evil.example', '/'],
  ['/kestrel-red//evil.example', '/'],
  ['/kestrel-red/\\evil.example', '/'],
  ['/%', '/'],
  ['/login', '/'],
  ['/LOGIN', '/'],
  ['/%6cogin', '/'],
  ['/login?returnTo=/login', '/'],
  ['/en-us/login-success?code=1', '/'],
  ['/kestrel-red/login-success', '/'],
  ['/logout-success/', '/'],
  ['/logout-success//', '/'],
  [`/${'a'.repeat(2000)}`, '/'],
])('after login, %j leads to %s [AUT-34]', (given, expected) => {
  expect(safeReturnPath(given)).toBe(expected)
})

const nasty = fc.constantFrom(
  ...'/ \\ .. . %2e %2f %5c @ : ? # & = % %00 https: javascript: evil.example kestrel-red login login-success a é 😀'.split(
    ' ',
  ),
  ' ',
  '\t',
  '\n',
  '\0',
  '\u2028',
  '\ud800',
)

test('whatever it is made of, the way back stays on our origin and under the base path [AUT-34]', () => {
  const inputs = fc.oneof(
    fc.array(nasty, { maxLength: 12 }).map((parts) => parts.join('')),
    fc.webUrl(),
    fc.string(),
  )
  fc.assert(
    fc.property(inputs, (input) => {
      const path = safeReturnPath(input)
      const address = new URL(`/kestrel-red${path}`, 'https://club.example')
      expect(address.origin).toBe('https://club.example')
      expect(address.pathname.startsWith('/kestrel-red/')).toBe(true)
      // As a path alone, too, which is what the router is given.
      expect(new URL(path, 'https://club.example').origin).toBe('https://club.example')
      expect(safeReturnPath(path)).toBe(path)
    }),
    { numRuns: 3000 },
  )
})

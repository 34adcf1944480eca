import { afterEach, expect, test, vi } from 'vitest'
import { readImageAddress, readLinkAddress, warnOfRefusedAddress } from './address.ts'
import { hostileAddresses } from './hostile-addresses.fixtures.ts'

afterEach(() => void vi.restoreAllMocks())

test.each([
  ['#main', { kind: 'place', href: '#main' }],
  ['?page=2', { kind: 'place', href: '?page=2' }],
  ['/', { kind: 'path', href: '/' }],
  [' /brands/x?to=javascript:alert(1)\n', { kind: 'path', href: '/brands/x?to=javascript:alert(1)' }],
  ['/go@x', { kind: 'path', href: '/go@x' }],
  ['https://example.com/a?b#c', { kind: 'absolute', href: 'https://example.com/a?b#c' }],
  ['HTTP://EXAMPLE.COM', { kind: 'absolute', href: 'HTTP://EXAMPLE.COM' }],
  ['https://example.com/@name', { kind: 'absolute', href: 'https://example.com/@name' }],
  ['//example.com/', { kind: 'absolute', href: '//example.com/' }],
  ['/\t/example.com/', { kind: 'absolute', href: '//example.com/' }],
  ['\\\\example.com', { kind: 'absolute', href: '\\\\example.com' }],
  ['/\\example.com', { kind: 'absolute', href: '/\\example.com' }],
  ['mailto:help@example.com?subject=Points', { kind: 'absolute', href: 'mailto:help@example.com?subject=Points' }],
  ['tel:+44 20 7946 0000', { kind: 'absolute', href: 'tel:+44 20 7946 0000' }],
])('a link may lead to %j', (address, read) => {
  expect(readLinkAddress(address)).toEqual(read)
})

test.each(hostileAddresses)('no link leads to %s: %j', (_what, address) => {
  expect(readLinkAddress(address)).toBeUndefined()
})

test.each([
  ['https://img.test/a.jpg', 'https://img.test/a.jpg'],
  ['//img.test/a.jpg', '//img.test/a.jpg'],
  ['/images/a.jpg', '/images/a.jpg'],
  ['pictures/a.svg', 'pictures/a.svg'],
  [' https://img.test/a\n.jpg', 'https://img.test/a.jpg'],
  ['data:image/svg+xml,%3Csvg/%3E', 'data:image/svg+xml,%3Csvg/%3E'],
])('an image may come from %j', (address, read) => {
  expect(readImageAddress(address)).toBe(read)
})

const noImages: readonly (readonly [what: string, address: string])[] = [
  // What a browser takes for a path of the same host is one.
  ...hostileAddresses.filter(([, address]) => hostOf(address) !== 'club.example'),
  ['a socket', 'ws://img.test/a'],
  ['a mail', 'mailto:a@img.test'],
  ['nothing', ' '],
]
test.each(noImages)('no image comes from %s: %j', (_what, address) => {
  expect(readImageAddress(address)).toBeUndefined()
})

test('an address that is refused is told once, whatever stands in it', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  warnOfRefusedAddress('link', 'vbscript:once\n')
  warnOfRefusedAddress('link', 'vbscript:once\n')
  warnOfRefusedAddress('image', 'vbscript:once\n')
  expect(warn.mock.calls).toEqual([
    [String.raw`This is no address for a link: "vbscript:once\n"`],
    [String.raw`This is no address for an image: "vbscript:once\n"`],
  ])
})

function hostOf(address: string): string | undefined {
  const here = 'https://club.example'
  return URL.canParse(address, here) ? new URL(address, here).host : undefined
}

import { describe, expect, test } from 'vitest'
import { linkTarget, webAddress } from './link-target.ts'

const origin = 'https://club.example'

test.each([
  ['/', '/'],
  ['/brands/x?a=1#b', '/brands/x?a=1#b'],
  [' /brands/x\n', '/brands/x'],
  ['/kestrel-red', '/'],
  ['/kestrel-red?x=1', '/?x=1'],
  ['/kestrel-red/brands/x', '/brands/x'],
  ['/kestrel-redder', '/kestrel-redder'],
  ['/go?to=https://evil.example', '/go?to=https://evil.example'],
  ['https://club.example/kestrel-red/', '/'],
  ['https://club.example/kestrel-red/brands/x?a=1#b', '/brands/x?a=1#b'],
  ['HTTPS://CLUB.EXAMPLE/kestrel-red/brands/x', '/brands/x'],
  ['//club.example/kestrel-red/brands/x', '/brands/x'],
])('%j stays in the app [RTE-43]', (href, path) => {
  expect(linkTarget(href, origin)).toEqual({ kind: 'internal', path })
})

test.each([
  ['https://club.example/', 'https://club.example/'],
  ['https://club.example/kestrel-redder', 'https://club.example/kestrel-redder'],
  ['https://club.example/kestrel-red/../admin', 'https://club.example/admin'],
  ['http://club.example/kestrel-red/', 'http://club.example/kestrel-red/'],
  ['https://club.example:8443/kestrel-red/', 'https://club.example:8443/kestrel-red/'],
  ['https://club.example.evil.example/kestrel-red/', 'https://club.example.evil.example/kestrel-red/'],
  ['//evil.example/kestrel-red/', 'https://evil.example/kestrel-red/'],
  ['/\t/evil.example', 'https://evil.example/'],
  ['/\\evil.example', 'https://evil.example/'],
  ['\\\\evil.example', 'https://evil.example/'],
  ['https:evil.example', 'https://club.example/evil.example'],
  ['mailto:help@club.example', 'mailto:help@club.example'],
  ['tel:+441234567890', 'tel:+441234567890'],
])('%j leads out of the app [RTE-43]', (href, expected) => {
  expect(linkTarget(href, origin)).toEqual({ kind: 'external', href: expected })
})

describe('what is unsafe or no address never becomes a link [RTE-43]', () => {
  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' java\tscript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://club.example/1',
    'file:///etc/passwd',
    'about:blank',
    'view-source:https://club.example',
    'intent://x#Intent;end',
    'https://club.example@evil.example/kestrel-red/',
    'https://evil.example@club.example/kestrel-red/',
    'https://user:secret@club.example/',
    'https://',
    'https://[',
    '',
    'brands/x',
    'club.example/kestrel-red/',
  ])('%j', (href) => {
    expect(linkTarget(href, origin)).toEqual({ kind: 'none' })
  })
})

test('a place on the page stays one', () => {
  expect(linkTarget('#main', origin)).toEqual({ kind: 'place', href: '#main' })
})

test.each([
  ['https://partner.example/a?b#c', 'https://partner.example/a?b#c'],
  ['HTTP://PARTNER.EXAMPLE', 'http://partner.example/'],
  [' https://partner.example/\n', 'https://partner.example/'],
  [`https://partner.example/${'a'.repeat(2_024)}`, `https://partner.example/${'a'.repeat(2_024)}`],
])('code may open %s [ERR-42]', (address, opened) => {
  expect(webAddress(address)).toBe(opened)
})

test.each([
  undefined,
  '',
  '/brands/x',
  '#main',
  '//partner.example/',
  'mailto:help@club.example',
  'tel:+441234567890',
  'java\tscript:alert(1)',
  'intent://x#Intent;end',
  'https://club.example@evil.example/',
  `https://partner.example/${'a'.repeat(2_025)}`,
])('code never opens %j [ERR-42]', (address) => {
  expect(webAddress(address)).toBeUndefined()
})

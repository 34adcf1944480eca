import { expect, test } from 'vitest'
import { type PartnerReturn, readPartnerReturn, withoutPartnerReturn } from './partner-return.ts'

test.each<[string, PartnerReturn | undefined]>([
  ['', undefined],
  ['?x=1', undefined],
  ['?error_code=USER_ACCOUNT_ALREADY_LINKED&state=s', { kind: 'already-linked' }],
  ['?error_code=ERROR', { kind: 'link-failed' }],
  ['?error_code=SOMETHING_NEW', { kind: 'link-failed' }],
  ['?error_code=', { kind: 'link-failed' }],
  ['?error_code=ERROR&code=c&state=s', { kind: 'link-failed' }],
  ['?code=c&state=s', { kind: 'code', code: 'c', state: 's' }],
  ['?code=c', { kind: 'code', code: 'c', state: '' }],
  ['?code=&state=s', { kind: 'link-failed' }],
  ['?state=s', { kind: 'link-failed' }],
  ['?error=access_denied&state=s', { kind: 'link-failed' }],
  ['?status=UNLINK_SUCCESS', { kind: 'unlinked' }],
  ['?status=ERROR', { kind: 'unlink-failed' }],
  ['?status=CANCEL', { kind: 'unlink-cancelled' }],
  ['?status=SOMETHING_NEW', { kind: 'unlink-failed' }],
])('a return with "%s" says %j [LNK-15] [LNK-23] [LNK-24] [LNK-25] [LNK-26]', (search, said) => {
  expect(readPartnerReturn(search)).toEqual(said)
})

test.each([
  ['?error_code=ERROR&error=access_denied&state=s', ''],
  ['?a=1&code=c&state=s&b=2', '?a=1&b=2'],
  ['?status=CANCEL', ''],
])('"%s" leaves "%s" in the address [LNK-15]', (search, rest) => {
  expect(withoutPartnerReturn(search)).toBe(rest)
})

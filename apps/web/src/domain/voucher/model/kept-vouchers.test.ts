import { fixture } from '@clubhouse/test-kit/fixture'
import { expect, test } from 'vitest'
import { keptPagesOf, keptVoucherOf } from './kept-vouchers.ts'

const voucher = fixture('club', 'Voucher')
const page = fixture('club', 'VoucherPage', { vouchers: [voucher] })

test('what was kept comes back', () => {
  expect(keptVoucherOf(JSON.stringify(voucher))).toEqual(voucher)
  expect(keptPagesOf(JSON.stringify([page]))).toEqual([page])
})

test.each([
  undefined,
  '',
  'nonsense',
  'null',
  '[]',
  '{}',
  '[null]',
  JSON.stringify({ ...voucher, code: 7 }),
  JSON.stringify({ ...voucher, content: null }),
  JSON.stringify([{ ...page, vouchers: [{}] }]),
])('what is something else, such as %s, is as if nothing was kept', (text) => {
  expect([keptVoucherOf(text), keptPagesOf(text)]).toEqual([undefined, undefined])
})

import type { Voucher, VoucherPage } from '@clubhouse/rest-client/club'
import { fixture } from '@clubhouse/test-kit/fixture'
import { expect, test } from 'vitest'
import { nextVoucherOffset, vouchersOf } from './voucher-pages.ts'

function voucher(voucherId: string, validFrom: string): Voucher {
  return fixture('club', 'Voucher', { voucherId, validFrom, validTo: '2027-12-31T00:00:00Z' })
}

function page(vouchers: Voucher[], offset: number, moreAvailable: boolean): VoucherPage {
  return fixture('club', 'VoucherPage', { vouchers, total: 12, offset, limit: 10, moreAvailable })
}

const [may, june, july] = [
  voucher('may', '2026-05-01T00:00:00Z'),
  // The same moment as 23:00 on the day before in UTC.
  voucher('june', '2026-06-01T00:00:00+01:00'),
  voucher('july', '2026-07-01T00:00:00Z'),
]

test.each([
  [
    'newest validFrom first, whatever order they came in',
    [page([may, july], 0, true), page([june], 2, false)],
    ['july', 'june', 'may'],
  ],
  ['each once when pages overlap', [page([july, june], 0, true), page([june, may], 1, false)], ['july', 'june', 'may']],
  ['none when there is none', [page([], 0, false)], []],
])('vouchers stand %s [MYR-07]', (_goal, pages, ids) => {
  expect(vouchersOf(pages).map(({ voucherId }) => voucherId)).toEqual(ids)
})

test.each([
  ['after those of this page', page([may, june], 10, true), 12],
  ['nowhere when no more are available', page([may, june], 10, false), undefined],
  ['nowhere when a page is empty, whatever it promises', page([], 10, true), undefined],
])('the next page begins %s [MYR-06]', (_goal, last, offset) => {
  expect(nextVoucherOffset(last)).toBe(offset)
})

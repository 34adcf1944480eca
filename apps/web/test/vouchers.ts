import { fixture } from '@clubhouse/test-kit/fixture'
import type { TestMember } from '@clubhouse/test-kit/sandbox-control'
import { control } from './render-route.tsx'

const { url: _none, ...voucher } = fixture('club', 'Voucher', {
  voucherId: 'v1',
  code: 'KQ7M-4XHD-92TA',
  validFrom: '2026-11-20T10:00:00.000Z',
  validTo: '2031-02-18T10:00:00.000Z',
})

/** A voucher of a member, to be scanned. */
export const coffeeVoucher = voucher

/** What the sandbox answers a member for their vouchers the next `times`; then the member has none. */
export async function answerVouchers(member: TestMember, vouchers: readonly object[], times = 20): Promise<void> {
  const body = { vouchers, total: vouchers.length, offset: 0, limit: 10, moreAvailable: false }
  await control.addFault({ operationId: 'listVouchers', member: member.email, times, status: 200, body })
}

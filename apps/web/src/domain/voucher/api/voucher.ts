import { listVouchers, type Voucher } from '@clubhouse/rest-client/club'
import { queryOptions } from '@tanstack/react-query'
import { nextVoucherOffset } from '../model/voucher-pages.ts'
import { keptVoucher } from '../state/kept-vouchers.ts'

/** The largest page that the server gives, because there is no call for one voucher. */
const limit = 100

/**
 * Options of one voucher: it is looked for in the member's list, page after page; null when it is not there (VCH-03). Until
 * the answer comes, and without a connection, there is the one that was kept.
 */
export function voucherOptions(voucherId: string) {
  const { queryKey, retry, retryDelay } = listVouchers.queryOptions({ limit })
  return queryOptions({
    queryKey: [...queryKey, voucherId],
    queryFn: () => findVoucher(voucherId),
    ...(retry === undefined ? {} : { retry }),
    ...(retryDelay === undefined ? {} : { retryDelay }),
    staleTime: 0,
    initialData: () => keptVoucher(voucherId),
    initialDataUpdatedAt: 0,
  })
}

async function findVoucher(voucherId: string): Promise<Voucher | null> {
  for (let offset: number | undefined = 0; offset !== undefined;) {
    const page: Awaited<ReturnType<typeof listVouchers>> = await listVouchers({ limit, offset })
    const found = page.vouchers.find((voucher) => voucher.voucherId === voucherId)
    if (found !== undefined) return found
    offset = nextVoucherOffset(page)
  }
  return null
}

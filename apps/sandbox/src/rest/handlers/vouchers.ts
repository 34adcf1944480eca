import type { VouchersHandlers } from '../../generated/rest-club-handlers.ts'
import { toVoucher, type StoredVoucher } from '../../members/stored-vouchers.ts'
import type { Club } from '../club.ts'

const pageSize = 12

/** What the member got for points. */
export function vouchersHandlers({ database: { pool }, imageOrigin }: Club): VouchersHandlers {
  return {
    async listVouchers({ query, member: { memberId } }) {
      const { limit = pageSize, offset = 0 } = query
      const { rows } = await pool.query<StoredVoucher>(
        'select voucher_id, code, url, content, valid_from, valid_to from voucher where member_id = $1 order by valid_from desc, voucher_id limit $2 offset $3',
        [memberId, limit, offset],
      )
      const counted = await pool.query<{ total: number }>(
        'select count(*)::int as total from voucher where member_id = $1',
        [memberId],
      )
      const total = counted.rows[0]?.total ?? 0
      const vouchers = rows.map((row) => toVoucher(row, imageOrigin))
      return { vouchers, total, offset, limit, moreAvailable: offset + rows.length < total }
    },
  }
}

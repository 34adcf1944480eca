import { randomInt, randomUUID } from 'node:crypto'
import type { components } from '@clubhouse/rest-client/club.types'
import type pg from 'pg'
import { daysBefore } from '../clock.ts'
import { voucherContent, voucherUrl } from '../members/reward-snapshot.ts'
import type { StoredVoucher } from '../members/stored-vouchers.ts'
import { refusal } from '../rest/problem.ts'
import { spend, type RedeemableReward } from './spend.ts'

type Reward = components['schemas']['Reward']

export interface Exchange extends RedeemableReward {
  memberId: string
  at: Date
  origin: string
  idempotencyKey: string | undefined
}

const exchangeable = new Set<Reward['redemptionType']>(['QR_CODE', 'BARCODE_128', 'WINES_VOUCHER', 'VOUCHER_PLUS_URL'])
export const validDays = 90

/** Whether a reward of this type is exchanged for a voucher (RDM-07, RDM-08); throws 422 NOT_EXCHANGEABLE otherwise. */
export function requireExchangeable({ redemptionType }: Reward): void {
  if (!exchangeable.has(redemptionType))
    throw refusal('NOT_EXCHANGEABLE', 'This reward is not exchanged for a voucher.')
}

/** Gives a voucher for points, in the caller's transaction. Throws what `spend` throws. */
export async function exchange(client: pg.PoolClient, given: Exchange): Promise<StoredVoucher> {
  const { memberId, reward, at, origin } = given
  const { transactionId, points } = await spend(client, {
    ...given,
    kind: 'exchange',
    operationId: 'exchangeReward',
  })
  const voucher: StoredVoucher = {
    voucher_id: randomUUID(),
    code: newCode(),
    url: voucherUrl(reward),
    content: voucherContent(reward, origin),
    valid_from: at,
    valid_to: daysBefore(at, -validDays),
  }
  await client.query(
    `insert into voucher (voucher_id, member_id, transaction_id, reward_id, points, code, url, content, valid_from, valid_to)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      voucher.voucher_id,
      memberId,
      transactionId,
      reward.rewardId,
      points,
      voucher.code,
      voucher.url,
      JSON.stringify(voucher.content),
      voucher.valid_from,
      voucher.valid_to,
    ],
  )
  return voucher
}

/** Without the letters and digits that are mistaken for one another when read out at a till. */
function newCode(): string {
  const letters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
  const block = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
  return [block(), block(), block()].join('-')
}

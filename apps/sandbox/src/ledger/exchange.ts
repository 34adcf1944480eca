import { randomInt, randomUUID } from 'node:crypto'
import type { components } from '@clubhouse/rest-client/club.types'
import type pg from 'pg'
import { daysBefore } from '../clock.ts'
import { voucherContent, voucherUrl } from '../members/reward-snapshot.ts'
import type { StoredVoucher } from '../members/stored-vouchers.ts'
import { refusal } from '../rest/problem.ts'
import { post } from './ledger.ts'
import { takeOne } from './stock.ts'

type Reward = components['schemas']['Reward']

export interface Exchange {
  memberId: string
  /** The variant, if it is one. */
  reward: Reward
  /** The reward whose stock it is taken from. */
  stockedAs: string
  at: Date
  origin: string
  idempotencyKey: string | undefined
}

const exchangeable = new Set<Reward['redemptionType']>(['QR_CODE', 'BARCODE_128', 'WINES_VOUCHER', 'VOUCHER_PLUS_URL'])
const validDays = 90

/**
 * Gives a voucher for points. The balance is locked before the stock, as everywhere, so that no two exchanges can wait
 * for each other; a refusal undoes the whole transaction.
 */
export async function exchange(
  client: pg.PoolClient,
  { memberId, reward, stockedAs, at, origin, idempotencyKey }: Exchange,
): Promise<StoredVoucher> {
  const { cost, redemptionType, availability, content } = reward
  if (cost === undefined || !exchangeable.has(redemptionType))
    throw refusal('NOT_EXCHANGEABLE', 'This reward is not exchanged for a voucher.')
  if ((reward.variants ?? []).length > 0)
    throw refusal('VARIANT_REQUIRED', 'Choose one of the variants of this reward.')
  if (availability === 'SOLD_OUT') throw soldOut()
  if (availability === 'UNAVAILABLE') throw refusal('UNAVAILABLE', 'This reward is no longer available.')
  const transactionId = await post(client, {
    memberId,
    kind: 'exchange',
    points: -cost,
    description: content.title,
    at,
    operationId: 'exchangeReward',
    idempotencyKey,
  })
  if (transactionId === undefined) throw refusal('INSUFFICIENT_POINTS', "You don't have enough points for this reward.")
  if (!(await takeOne(client, stockedAs))) throw soldOut()
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
      cost,
      voucher.code,
      voucher.url,
      JSON.stringify(voucher.content),
      voucher.valid_from,
      voucher.valid_to,
    ],
  )
  return voucher
}

function soldOut() {
  return refusal('OUT_OF_STOCK', 'This reward is sold out.')
}

/** Without the letters and digits that are mistaken for one another when read out at a till. */
function newCode(): string {
  const letters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
  const block = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
  return [block(), block(), block()].join('-')
}

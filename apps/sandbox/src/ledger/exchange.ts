import { randomInt, randomUUID } from 'node:crypto'
import type { components } from '@clubhouse/rest-client/club.types'
import type pg from 'pg'
import { daysBefore } from '../clock.ts'
import { insertRow } from '../database/rows.ts'
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

/** From this cost on an exchange is sensitive. */
const stepUpCost = 10_000

/** Whether the member must have stepped up to exchange a reward (STP-06). */
export function isSensitiveExchange({ cost = 0 }: Pick<Reward, 'cost'>): boolean {
  return cost >= stepUpCost
}

/** Gives a voucher for points, in the caller's transaction. Throws what `spend` throws. */
export async function exchange(client: pg.PoolClient, given: Exchange): Promise<StoredVoucher> {
  const { memberId, reward, at, origin } = given
  const { transactionId, points } = await spend(client, {
    ...given,
    kind: 'exchange',
    operationId: 'exchangeReward',
  })
  return insertRow<StoredVoucher>(client, 'voucher', {
    voucherId: randomUUID(),
    memberId,
    transactionId,
    rewardId: reward.rewardId,
    points,
    code: newCode(),
    url: voucherUrl(reward),
    content: voucherContent(reward, origin),
    validFrom: at,
    validTo: daysBefore(at, -validDays),
  })
}

function newCode(): string {
  return [readableCode(4), readableCode(4), readableCode(4)].join('-')
}

/** Returns a random code without the letters and digits that are mistaken for one another when read out at a till. */
export function readableCode(length: number): string {
  const letters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join('')
}

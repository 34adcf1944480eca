import type { components } from '@clubhouse/rest-client/club.types'
import type pg from 'pg'
import { refusal } from '../rest/problem.ts'
import { promotions, type Promotion } from '../sample-data/promotions.ts'
import { post } from './ledger.ts'

export interface PromotionRedemption {
  memberId: string
  region: components['schemas']['ViewingRegion']
  /** As the member typed it. */
  tokenId: string
  at: Date
  idempotencyKey: string | undefined
}

/**
 * Adds a promotion code's points to a member, once, and returns how many. Throws 422: MPA for no code, NF for an unknown
 * one, VI for one that is not the member's or has not begun, VXP for an expired and VU for a used one (ERR-21 to ERR-24).
 */
export async function redeemPromotion(client: pg.PoolClient, redemption: PromotionRedemption): Promise<number> {
  const { memberId, region, tokenId, at, idempotencyKey } = redemption
  const code = tokenId.trim().toUpperCase()
  if (code === '') throw refusal('MPA', 'Voucher code required.')
  const promotion = promotions.find((each) => each.code === code)
  if (promotion === undefined) throw refusal('NF', 'Promotion code is not valid')
  checkValidity(promotion, region, at)
  const { points, description, limit } = promotion
  // Before the balance, and nothing else that locks a balance locks a code.
  if (limit !== undefined)
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`promotion ${code}`])
  const used = await client.query<{ total: number; mine: boolean }>(
    `select count(*)::int as total, coalesce(bool_or(member_id = $2), false) as mine from promotion_redemption where code = $1`,
    [code, memberId],
  )
  const [{ total, mine } = { total: 0, mine: false }] = used.rows
  if (mine || (limit !== undefined && total >= limit)) throw alreadyUsed()
  const transactionId = await post(client, {
    memberId,
    kind: 'promotion',
    points,
    description,
    at,
    operationId: 'redeemPromotion',
    idempotencyKey,
  })
  const { rowCount } = await client.query(
    `insert into promotion_redemption (member_id, code, transaction_id, points, created_at) values ($1, $2, $3, $4, $5)
     on conflict (member_id, code) do nothing`,
    [memberId, code, transactionId, points, at],
  )
  // The same code handed in twice at once: the second waited for the balance and comes too late.
  if (rowCount === 0) throw alreadyUsed()
  return points
}

function checkValidity({ region: only, startsAt, endsAt }: Promotion, region: Promotion['region'], at: Date) {
  if (only !== undefined && only !== region) throw refusal('VI', 'Promotion code is not valid')
  if (startsAt !== undefined && at < new Date(startsAt)) throw refusal('VI', 'Promotion code is not valid')
  if (endsAt !== undefined && at > new Date(endsAt)) throw refusal('VXP', 'The voucher has expired.')
}

function alreadyUsed() {
  return refusal('VU', 'The voucher has already been redeemed.')
}

import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { insertRow } from '../database/rows.ts'
import { readLinks } from '../members/account-links.ts'
import { partnerOf, type PartnerCode } from '../partners/partners.ts'
import { Problem, refusal } from '../rest/problem.ts'
import { post } from './ledger.ts'

/** How many points may be transferred (RDM-32); the least is what every transfer is a multiple of. */
export const transferMinimum = 1000
export const transferMaximum = 1_000_000

export interface Transfer {
  memberId: string
  partnerCode: PartnerCode
  points: number
  /** The most in a day, which is a day of the clock in UTC (RDM-40). */
  dailyMaximum: number
  at: Date
  idempotencyKey: string | undefined
}

/**
 * Takes points from the member's account at a partner and gives as many of the club's. The member's balance is locked
 * first, as everywhere, then the partner's account, so that neither the points nor the day's allowance are used twice.
 * Throws 400 NOT_MULTIPLE (RDM-35), 422 PARTNER_NOT_LINKED, INSUFFICIENT_PARTNER_POINTS or DAILY_CAP_REACHED; the
 * caller's transaction then undoes all.
 */
export async function transfer(
  client: pg.PoolClient,
  { memberId, partnerCode, points, dailyMaximum, at, idempotencyKey }: Transfer,
): Promise<{ transferId: string; partnerBalance: number }> {
  if (points % transferMinimum !== 0) {
    const errors = [{ path: 'body/points', message: `must be a multiple of ${transferMinimum}` }]
    throw new Problem(400, 'NOT_MULTIPLE', `Points are transferred in multiples of ${transferMinimum}.`, { errors })
  }
  const transactionId = await post(client, {
    memberId,
    kind: 'transfer',
    points,
    description: `${partnerOf(partnerCode).name}, points moved across`,
    at,
    operationId: 'transferPartnerPoints',
    idempotencyKey,
  })
  const { rows } = await client.query<{ partnerUserId: string; points: number }>(
    `update partner_account set points = points - $3
     from account_link link where link.member_id = $1 and link.partner_code = $2
       and partner_account.partner_code = link.partner_code and partner_account.partner_user_id = link.partner_user_id
     and points >= $3
     returning partner_account.partner_user_id as "partnerUserId", points`,
    [memberId, partnerCode, points],
  )
  const [account] = rows
  if (account === undefined) throw await whyNot(client, memberId, partnerCode)
  if ((await transferredOn(client, partnerCode, account.partnerUserId, at)) + points > dailyMaximum)
    throw refusal('DAILY_CAP_REACHED', `No more than ${dailyMaximum} points can be transferred in a day.`)
  const transferId: string = randomUUID()
  const { partnerUserId } = account
  await insertRow(client, 'points_transfer', {
    transferId,
    memberId,
    transactionId,
    partnerCode,
    partnerUserId,
    points,
    createdAt: at,
  })
  return { transferId, partnerBalance: account.points }
}

/** Returns how many points of a partner's account were transferred on the day of a moment. */
export async function transferredOn(
  queries: pg.Pool | pg.PoolClient,
  partnerCode: PartnerCode,
  partnerUserId: string,
  at: Date,
): Promise<number> {
  const { rows } = await queries.query<{ points: number }>(
    `select coalesce(sum(points), 0)::int as points from points_transfer
     where partner_code = $1 and partner_user_id = $2
       and (created_at at time zone 'utc')::date = ($3::timestamptz at time zone 'utc')::date`,
    [partnerCode, partnerUserId, at],
  )
  return rows[0]?.points ?? 0
}

async function whyNot(client: pg.PoolClient, memberId: string, partnerCode: PartnerCode) {
  const links = await readLinks(client, memberId)
  return links.some((link) => link.partnerCode === partnerCode)
    ? refusal('INSUFFICIENT_PARTNER_POINTS', "You don't have enough points to transfer.")
    : refusal('PARTNER_NOT_LINKED', 'Link your account first.')
}

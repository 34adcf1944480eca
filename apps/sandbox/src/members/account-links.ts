import type pg from 'pg'
import type { LinkedAccount } from './member-rows.ts'
import { partnerOf, type PartnerCode } from '../partners/partners.ts'
import { findPartnerPerson } from '../partners/people.ts'
import { refusal } from '../rest/problem.ts'

interface NewLink {
  memberId: string
  country: string | undefined
  partnerCode: PartnerCode
  /** Undefined: the partner does not vouch for it. */
  partnerUserId: string | undefined
  at: Date
}

/** Returns the partner accounts that a member has linked, by partner code. */
export async function readLinks(queries: pg.Pool | pg.PoolClient, memberId: string): Promise<LinkedAccount[]> {
  const { rows } = await queries.query<LinkedAccount>(
    'select partner_code as "partnerCode", partner_user_id as "partnerUserId" from account_link where member_id = $1 order by partner_code',
    [memberId],
  )
  return rows
}

/**
 * Links a partner's account to a member. The database lets one member have it; of two calls that come together the
 * slower one is refused. Throws 422 with the codes of `linkAccount`.
 */
export async function linkAccountTo(
  client: pg.PoolClient,
  { memberId, country, partnerCode, partnerUserId, at }: NewLink,
): Promise<LinkedAccount> {
  const { onlyIn } = partnerOf(partnerCode)
  if (onlyIn !== undefined && country !== onlyIn)
    throw refusal('PARTNER_NOT_OFFERED', 'This partner is for members in the United States.')
  if (partnerUserId === undefined || (await findPartnerPerson(client, partnerCode, partnerUserId)) === undefined)
    throw refusal('PARTNER_TOKEN_INVALID', 'The partner does not vouch for this token.')
  const { rowCount } = await client.query(
    'insert into account_link (member_id, partner_code, partner_user_id, linked_at) values ($1, $2, $3, $4) on conflict do nothing',
    [memberId, partnerCode, partnerUserId, at],
  )
  if (rowCount === 0) {
    const { rows } = await client.query<{ member_id: string; partner_user_id: string }>(
      'select member_id, partner_user_id from account_link where partner_code = $1 and (member_id = $2 or partner_user_id = $3)',
      [partnerCode, memberId, partnerUserId],
    )
    if (rows.some((link) => link.member_id !== memberId))
      throw refusal('PROFILE_ALREADY_LINKED', 'This account is already linked to another account.')
    if (rows.some((link) => link.partner_user_id !== partnerUserId))
      throw refusal('OTHER_ACCOUNT_LINKED', 'Another account of this partner is linked already.')
  }
  return { partnerCode, partnerUserId }
}

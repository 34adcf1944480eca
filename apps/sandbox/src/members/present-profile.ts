import type { components } from '@clubhouse/rest-client/club.types'
import type pg from 'pg'
import { readBalance } from '../ledger/ledger.ts'
import type { ClubMember } from '../rest/club.ts'
import { readLinks } from './account-links.ts'

/** Returns a member's profile as the API shows it: with what has a table of its own. */
export async function presentProfile(
  queries: pg.Pool | pg.PoolClient,
  { memberId, email, profile, createdAt }: ClubMember,
): Promise<components['schemas']['Profile']> {
  const balance = await readBalance(queries, memberId)
  const links = await readLinks(queries, memberId)
  return {
    ...profile,
    redUserId: memberId,
    email,
    createdAt: createdAt.toISOString(),
    linkedAccountsState: {
      ...profile.linkedAccountsState,
      ...Object.fromEntries(links.map(({ partnerCode }) => [partnerCode, true])),
    },
    points: { current: balance?.current ?? 0 },
  }
}

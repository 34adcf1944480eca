import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { insertRow, readRows } from '../database/rows.ts'
import { findPartnerPerson, type PartnerPerson } from './people.ts'
import { clubClientId, partnerOf } from './partners.ts'
import type { Signers } from './signers.ts'

interface Grant {
  redirectUri: string
  scope: string
  nonce?: string | null | undefined
}

interface StoredGrant extends Grant {
  partnerUserId: string
  isFresh: boolean
}

const codeSeconds = 60

/** Makes a code that the club exchanges for tokens of a customer. */
export async function issueCode(
  pool: pg.Pool,
  { partnerCode, partnerUserId }: PartnerPerson,
  { redirectUri, scope, nonce }: Grant,
): Promise<string> {
  const code = randomBytes(24).toString('base64url')
  const expiresAt = new Date(Date.now() + codeSeconds * 1000)
  const row = { code, partnerCode, partnerUserId, redirectUri, scope, nonce, expiresAt }
  await insertRow(pool, 'partner_authorization_code', row)
  return code
}

/** Returns the tokens of a code, once; undefined when it is unknown, used, too old, or was sent to another address. */
export async function exchangeCode(
  queries: pg.Pool | pg.PoolClient,
  signers: Signers,
  { code, redirectUri }: { code: string; redirectUri: string },
): Promise<{ idToken: string; scope: string } | undefined> {
  // Taken whatever else is wrong: a code that was seen by the wrong one is no secret any more (RFC 6749, 10.5).
  const [grant] = await readRows<StoredGrant>(
    queries,
    'delete from partner_authorization_code where code = $1 returning *, expires_at > now() as is_fresh',
    [code],
  )
  if (grant === undefined || !grant.isFresh || grant.redirectUri !== redirectUri) return undefined
  const person = await findPartnerPerson(queries, 'BILTREWARDS', grant.partnerUserId)
  if (person === undefined) return undefined
  return { idToken: await idTokenOf(signers, person, grant.nonce), scope: grant.scope }
}

/** Returns an id token of a customer for the club. */
export function idTokenOf(signers: Signers, person: PartnerPerson, nonce: Grant['nonce']): Promise<string> {
  const { slug, scopes, idTokenSeconds } = partnerOf(person.partnerCode)
  return signers[slug].sign(
    {
      ...(nonce && { nonce }),
      ...(scopes.includes('email') && { email: person.email }),
      ...(scopes.includes('profile') && { given_name: person.firstName, family_name: person.lastName }),
    },
    { subject: person.partnerUserId, audience: clubClientId, seconds: idTokenSeconds },
  )
}

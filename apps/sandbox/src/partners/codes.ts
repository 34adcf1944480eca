import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { findPartnerPerson, type PartnerPerson } from './people.ts'
import { clubClientId, partnerOf } from './partners.ts'
import type { Signers } from './signers.ts'

interface Grant {
  redirectUri: string
  scope: string
  nonce: string | undefined
}

const codeSeconds = 60

/** Makes a code that the club exchanges for tokens of a customer. */
export async function issueCode(pool: pg.Pool, person: PartnerPerson, grant: Grant): Promise<string> {
  const code = randomBytes(24).toString('base64url')
  await pool.query(
    `insert into partner_authorization_code (code, partner_code, partner_user_id, redirect_uri, scope, nonce, expires_at)
     values ($1, $2, $3, $4, $5, $6, now() + make_interval(secs => $7))`,
    [code, person.partnerCode, person.partnerUserId, grant.redirectUri, grant.scope, grant.nonce ?? null, codeSeconds],
  )
  return code
}

/** Returns the tokens of a code, once; undefined when it is unknown, used, too old, or was sent to another address. */
export async function exchangeCode(
  queries: pg.Pool | pg.PoolClient,
  signers: Signers,
  { code, redirectUri }: { code: string; redirectUri: string },
): Promise<{ idToken: string; scope: string } | undefined> {
  // Taken whatever else is wrong: a code that was seen by the wrong one is no secret any more (RFC 6749, 10.5).
  const { rows } = await queries.query<{
    partner_user_id: string
    redirect_uri: string
    scope: string
    nonce: string | null
    is_fresh: boolean
  }>(
    'delete from partner_authorization_code where code = $1 returning partner_user_id, redirect_uri, scope, nonce, expires_at > now() as is_fresh',
    [code],
  )
  const [grant] = rows
  if (grant === undefined || !grant.is_fresh || grant.redirect_uri !== redirectUri) return undefined
  const person = await findPartnerPerson(queries, 'BILTREWARDS', grant.partner_user_id)
  if (person === undefined) return undefined
  return { idToken: await idTokenOf(signers, person, grant.nonce ?? undefined), scope: grant.scope }
}

/** Returns an id token of a customer for the club. */
export function idTokenOf(signers: Signers, person: PartnerPerson, nonce: string | undefined): Promise<string> {
  const { slug, scopes, idTokenSeconds } = partnerOf(person.partnerCode)
  return signers[slug].sign(
    {
      ...(nonce !== undefined && { nonce }),
      ...(scopes.includes('email') && { email: person.email }),
      ...(scopes.includes('profile') && { given_name: person.firstName, family_name: person.lastName }),
    },
    { subject: person.partnerUserId, audience: clubClientId, seconds: idTokenSeconds },
  )
}

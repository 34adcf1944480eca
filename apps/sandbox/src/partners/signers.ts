import { createLocalJWKSet, errors, jwtVerify, SignJWT, type JWK, type JWTPayload } from 'jose'
import type pg from 'pg'
import { createSigningKey, loadOrCreate, publicHalf } from '../identity/keys.ts'
import type { Origins } from '../origins.ts'

/** Somebody who signs tokens with keys of their own. */
export interface Signer {
  readonly issuer: string
  /** What others verify with. */
  readonly jwks: { keys: JWK[] }
  sign(claims: JWTPayload, options: { subject: string; audience: string; seconds: number }): Promise<string>
  /** What a token says; undefined unless it is this signer's, for this audience, and of now (by the real clock). */
  verify(token: string, audience: string): Promise<(JWTPayload & { sub: string }) | undefined>
}

const names = ['airline', 'rewards', 'card', 'messaging'] as const
export type Signers = Readonly<Record<(typeof names)[number], Signer>>

/** Returns the partners' signers and the messaging service's, with keys that all processes on one database share. */
export async function loadSigners(pool: pg.Pool, { partners, api }: Origins): Promise<Signers> {
  const signers = names.map(async (name) => {
    const key = await loadOrCreate(pool, name, () => createSigningKey('ES256'))
    return [name, signer(name === 'messaging' ? `${api}/messaging` : `${partners}/partners/${name}`, key)] as const
  })
  return Object.fromEntries(await Promise.all(signers)) as Signers
}

function signer(issuer: string, key: JWK): Signer {
  const jwks = { keys: [publicHalf(key)] }
  const verifying = createLocalJWKSet(jwks)
  return {
    issuer,
    jwks,
    sign: (claims, { subject, audience, seconds }) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'ES256', kid: key.kid ?? '', typ: 'JWT' })
        .setIssuer(issuer)
        .setSubject(subject)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime(`${seconds} seconds`)
        .sign(key),
    async verify(token, audience) {
      try {
        const { payload } = await jwtVerify(token, verifying, { issuer, audience, algorithms: ['ES256'] })
        return payload.sub === undefined ? undefined : { ...payload, sub: payload.sub }
      } catch (problem) {
        if (problem instanceof errors.JOSEError) return undefined
        throw problem
      }
    },
  }
}

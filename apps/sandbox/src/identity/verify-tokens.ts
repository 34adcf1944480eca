import { createLocalJWKSet, errors, jwtVerify, type JWK, type JWTPayload } from 'jose'
import { TokenProblem, type Identity, type IdentityMembers, type VerifiedMember } from './identity.ts'
import type { LiveTokens } from './live-tokens.ts'
import { API_AUDIENCE, CLIENT_ID } from './web-client.ts'

export interface TokenVerifierOptions {
  issuer: string
  key: JWK
  members: Pick<IdentityMembers, 'find'>
  live: LiveTokens
}

export interface TokenVerifier extends Pick<Identity, 'verify' | 'verifyIdToken'> {
  /** Returns the claims of an access token of ours, for any client; used where only the token itself matters. */
  readAccessToken(token: string | undefined): Promise<MemberClaims>
}

type MemberClaims = JWTPayload & { sub: string }

/** Checks tokens as an API must: signature, issuer, audience, lifetime by the real clock, and then what they allow. */
export function createTokenVerifier({ issuer, key, members, live }: TokenVerifierOptions): TokenVerifier {
  const keys = createLocalJWKSet({ keys: [key] })

  async function read(token: string | undefined, name: string, audience: string, typ?: string): Promise<MemberClaims> {
    if (token === undefined || token === '') throw new TokenProblem(401, `The ${name} is missing.`)
    try {
      const { payload } = await jwtVerify(token, keys, { issuer, audience, algorithms: ['RS256'], ...(typ && { typ }) })
      if (payload.sub === undefined) throw new TokenProblem(401, `The ${name} names no member.`)
      return { ...payload, sub: payload.sub }
    } catch (problem) {
      if (problem instanceof errors.JWTExpired) throw new TokenProblem(401, `The ${name} has expired.`)
      if (problem instanceof errors.JOSEError) throw new TokenProblem(401, `The ${name} is not valid.`)
      throw problem
    }
  }

  async function memberOf(claims: MemberClaims): Promise<VerifiedMember> {
    const member = await members.find(claims.sub)
    if (member === undefined) throw new TokenProblem(401, 'The member of this token is no longer known.')
    return {
      memberId: member.memberId,
      email: member.email,
      scopes: words(claims['scope']),
      acr: typeof claims['acr'] === 'string' ? claims['acr'] : undefined,
      claims,
    }
  }

  const readAccessToken = (token: string | undefined) => read(token, 'access token', API_AUDIENCE, 'at+jwt')

  async function readIdToken(token: string | undefined): Promise<MemberClaims> {
    const claims = await read(token, 'id token', CLIENT_ID)
    if (!(await live.isIdTokenLive(claims))) throw new TokenProblem(401, 'The session of the id token has ended.')
    return claims
  }

  return {
    readAccessToken,

    async verify({ accessToken, idToken, scope }) {
      const claims = await readAccessToken(accessToken)
      const { sub } = await readIdToken(idToken)
      if (claims.sub !== sub) throw new TokenProblem(401, 'The two tokens are not of the same member.')
      if (await live.isAccessTokenRevoked(claims.jti)) throw new TokenProblem(401, 'The access token was revoked.')
      const member = await memberOf(claims)
      const missing = words(scope).filter((wanted) => !member.scopes.includes(wanted))
      if (missing.length > 0) throw new TokenProblem(403, `The access token lacks the scope ${missing.join(' ')}.`)
      return member
    },

    async verifyIdToken(idToken) {
      return memberOf(await readIdToken(idToken))
    },
  }
}

function words(text: unknown): string[] {
  return typeof text === 'string' ? text.split(' ').filter(Boolean) : []
}

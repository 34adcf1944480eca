import type { IncomingHttpHeaders } from 'node:http'
import { TokenProblem, type Identity, type VerifiedMember } from '../identity/identity.ts'
import { codeOf, Problem, unauthorized } from './problem.ts'

export type Caller = { readonly kind: 'member'; readonly member: VerifiedMember } | { readonly kind: 'visitor' }

/** Who calls, or what is wrong with the tokens of who claims to be a member. */
export type Identification = { caller: Caller; problem?: undefined } | { caller: { kind: 'visitor' }; problem: Problem }

const memberScope = 'execute_api:user'

/** Reads a call's tokens. An operation for visitors takes no notice of wrong ones. */
export async function identify(
  identity: Identity,
  headers: IncomingHttpHeaders,
  membersOnly: boolean,
): Promise<Identification> {
  const visitor = { kind: 'visitor' } as const
  const accessToken = bearerToken(headers)
  const idToken = headers['x-id-token']
  if (accessToken === undefined && !membersOnly) return { caller: visitor }
  try {
    const member = await identity.verify({
      accessToken,
      idToken: Array.isArray(idToken) ? idToken[0] : idToken,
      scope: memberScope,
    })
    return { caller: { kind: 'member', member } }
  } catch (error) {
    return membersOnly ? { caller: visitor, problem: tokenProblem(error) } : { caller: visitor }
  }
}

/** Returns the token of an `Authorization: Bearer` header. */
export function bearerToken(headers: IncomingHttpHeaders): string | undefined {
  return /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1]
}

/** Words what the identity provider refuses as the API does; anything else goes on as it is. */
export function tokenProblem(error: unknown): Problem {
  if (!(error instanceof TokenProblem)) throw error
  if (error.status === 401) return unauthorized(error.message)
  const headers = { 'www-authenticate': 'Bearer error="insufficient_scope"' }
  return new Problem(error.status, codeOf(error.status), error.message, { headers })
}

/**
 * Returns the member who calls; the document lets nobody else call a members' operation, so this only tells the types
 * so.
 */
export function requireMember(caller: Caller): VerifiedMember {
  if (caller.kind === 'visitor') throw unauthorized('Sign in first.')
  return caller.member
}

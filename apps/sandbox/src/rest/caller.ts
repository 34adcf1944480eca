import type { IncomingHttpHeaders } from 'node:http'
import { TokenProblem, type Identity, type VerifiedMember } from '../identity/identity.ts'
import { codeOf, Problem, unauthorized } from './problem.ts'

/** The member whose tokens came with a call; undefined for a visitor. */
export type Caller = VerifiedMember | undefined

const memberScope = 'execute_api:user'

/**
 * Returns who calls, or what is wrong with the tokens of who claims to be a member. An operation for visitors takes no
 * notice of wrong ones.
 */
export async function identify(
  identity: Identity,
  headers: IncomingHttpHeaders,
  membersOnly: boolean,
): Promise<Caller | Problem> {
  const accessToken = bearerToken(headers)
  if (accessToken === undefined && !membersOnly) return undefined
  const idToken = headers['x-id-token']?.toString()
  const member = await orTokenProblem(identity.verify({ accessToken, idToken, scope: memberScope }))
  return member instanceof Problem && !membersOnly ? undefined : member
}

/** Returns the token of an `Authorization: Bearer` header. */
export function bearerToken(headers: IncomingHttpHeaders): string | undefined {
  return /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1]
}

/** Words what the identity provider refuses as the API does; anything else goes on as it is. */
export function orTokenProblem(verified: Promise<VerifiedMember>): Promise<VerifiedMember | Problem> {
  return verified.catch((error: unknown) => {
    if (!(error instanceof TokenProblem)) throw error
    if (error.status === 401) return unauthorized(error.message)
    const headers = { 'www-authenticate': 'Bearer error="insufficient_scope"' }
    return new Problem(error.status, codeOf(error.status), error.message, { headers })
  })
}

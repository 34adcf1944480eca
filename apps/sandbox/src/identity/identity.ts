import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** What the provider needs to know of the club's members; the club owns them. */
export interface IdentityMembers {
  authenticate(email: string, password: string): Promise<{ memberId: string } | undefined>
  find(memberId: string): Promise<MemberDetails | undefined>
  join(email: string, password: string): Promise<{ kind: 'joined'; memberId: string } | { kind: 'email-taken' }>
  /** Changes what the settings page lets a member change. */
  rename(memberId: string, name: { firstName: string; lastName: string }): Promise<void>
}

export interface MemberDetails {
  memberId: string
  email: string
  firstName?: string | undefined
  lastName?: string | undefined
}

/** The member that a call's tokens speak for. `claims` are those of the access token, or of a lone id token. */
export interface VerifiedMember {
  memberId: string
  email: string
  scopes: readonly string[]
  acr: string | undefined
  claims: Record<string, unknown>
}

export interface Identity {
  /** Whether a request path belongs to the provider itself; its pages are ordinary routes (`registerPages`). */
  handles(path: string): boolean
  handle(request: IncomingMessage, response: ServerResponse): void
  registerPages(app: FastifyInstance): void
  /** Rejects with a `TokenProblem` unless both tokens are good, of one member, and hold every scope asked for. */
  verify(tokens: MemberTokens): Promise<VerifiedMember>
  verifyIdToken(idToken: string | undefined): Promise<VerifiedMember>
}

export interface MemberTokens {
  accessToken: string | undefined
  idToken: string | undefined
  /** Space-separated; empty when any signed-in member will do. */
  scope: string
}

/** Why tokens were refused: 401 to sign in again, 403 when they are good but do not allow this. */
export class TokenProblem extends Error {
  readonly status: 401 | 403

  constructor(status: 401 | 403, message: string) {
    super(message)
    this.name = 'TokenProblem'
    this.status = status
  }
}

import { User } from 'oidc-client-ts'

/**
 * The tokens that one tab hands to the others: what they need for calls. Every tab has a refresh token of its own, which
 * never leaves it.
 */
export interface SharedTokens {
  memberId: string
  accessToken: string
  idToken: string
  /** When the access token ends, in seconds since 1970. */
  expiresAt: number
}

/** Returns the tokens of a user for other tabs. */
export function sharedTokensOf({ profile, access_token, id_token, expires_at }: User): SharedTokens | undefined {
  if (id_token === undefined || expires_at === undefined) return undefined
  return { memberId: profile.sub, accessToken: access_token, idToken: id_token, expiresAt: expires_at }
}

/**
 * Returns a tab's user with the tokens of another tab, and its own refresh token. Undefined when they are another
 * member's, come from a version of the app that shares them otherwise, or are the tab's own: those only seem younger in
 * the tab that got them a moment later.
 */
export function withSharedTokens(user: User, shared: unknown): User | undefined {
  if (!isSharedTokens(shared) || shared.memberId !== user.profile.sub) return undefined
  if (shared.accessToken === user.access_token) return undefined
  const copy = User.fromStorageString(user.toStorageString())
  copy.access_token = shared.accessToken
  copy.id_token = shared.idToken
  copy.expires_at = shared.expiresAt
  return copy
}

function isSharedTokens(value: unknown): value is SharedTokens {
  if (typeof value !== 'object' || value === null) return false
  const { memberId, accessToken, idToken, expiresAt }: { [Key in keyof SharedTokens]?: unknown } = value
  return [memberId, accessToken, idToken].every((text) => typeof text === 'string') && typeof expiresAt === 'number'
}

import type { JWTPayload } from 'jose'
import type pg from 'pg'
import { ItemStore } from './item-store.ts'

/** The claims of an id token that say what it was issued with: it is good for no longer than they are. */
export const GRANT_CLAIM = 'grant_id'
export const ACCESS_TOKEN_CLAIM = 'access_token_id'

export type LiveTokens = ReturnType<typeof liveTokensOver>

/**
 * Returns what says whether signed tokens still stand: they say when they expire, but not that they were taken back before.
 * Revoked access tokens are remembered until they would have expired; what a sign-out ends is the grant.
 */
export function liveTokensOver(pool: pg.Pool) {
  const revoked = new ItemStore(pool, 'RevokedAccessToken')
  const grants = new ItemStore(pool, 'Grant')

  async function isAccessTokenRevoked(tokenId: string | undefined): Promise<boolean> {
    return tokenId !== undefined && (await revoked.find(tokenId)) !== undefined
  }

  return {
    isAccessTokenRevoked,
    revokeAccessToken: (tokenId: string, expiresAt: number): Promise<void> =>
      revoked.upsert(tokenId, {}, Math.max(1, expiresAt - Math.floor(Date.now() / 1000))),
    /** True until the session is signed out, its refresh token is revoked, or its access token is. */
    async isIdTokenLive({ [GRANT_CLAIM]: grantId, [ACCESS_TOKEN_CLAIM]: tokenId }: JWTPayload): Promise<boolean> {
      if (typeof grantId !== 'string' || typeof tokenId !== 'string') return false
      return (await grants.find(grantId)) !== undefined && !(await isAccessTokenRevoked(tokenId))
    },
  }
}

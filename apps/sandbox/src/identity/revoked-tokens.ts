import type pg from 'pg'
import { ItemStore } from './item-store.ts'

export interface RevokedTokens {
  add(tokenId: string, expiresAt: number): Promise<void>
  has(tokenId: string): Promise<boolean>
}

/** A signed token cannot be taken back, so the ones that were revoked are remembered until they would have expired. */
export function revokedTokensOver(pool: pg.Pool): RevokedTokens {
  const store = new ItemStore(pool, 'RevokedAccessToken')
  return {
    add: (tokenId, expiresAt) => store.upsert(tokenId, {}, Math.max(1, expiresAt - Math.floor(Date.now() / 1000))),
    has: async (tokenId) => (await store.find(tokenId)) !== undefined,
  }
}

import { errors, type Adapter, type AdapterPayload } from 'oidc-provider'
import type pg from 'pg'

/**
 * How long a refresh token that was used stays usable: two tabs may renew at the same moment, and the slower one must
 * not look like a thief, which would sign the member out of both.
 */
const REFRESH_LEEWAY_SECONDS = 10

export async function forgetExpiredItems(pool: pg.Pool): Promise<void> {
  await pool.query('delete from identity_item where expires_at <= now()')
}

/** The storage of the identity library for one kind of item; all kinds are in one table. */
export class ItemStore implements Adapter {
  readonly #pool: pg.Pool
  readonly #kind: string

  constructor(pool: pg.Pool, kind: string) {
    this.#pool = pool
    this.#kind = kind
  }

  async upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<void> {
    await this.#pool.query(
      `insert into identity_item (kind, id, payload, grant_id, session_uid, expires_at)
       values ($1, $2, $3, $4, $5, now() + make_interval(secs => $6))
       on conflict (kind, id) do update set payload = excluded.payload, grant_id = excluded.grant_id,
         session_uid = excluded.session_uid, expires_at = excluded.expires_at`,
      [
        this.#kind,
        id,
        JSON.stringify(payload),
        payload.grantId ?? null,
        this.#kind === 'Session' ? (payload.uid ?? null) : null,
        expiresIn ?? null,
      ],
    )
  }

  find(id: string): Promise<AdapterPayload | undefined> {
    return this.#findBy('id', id)
  }

  findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.#findBy('session_uid', uid)
  }

  /** Device sign-in is switched off, so no item has a user code. */
  async findByUserCode(): Promise<undefined> {
    return undefined
  }

  async consume(id: string): Promise<void> {
    const { rowCount } = await this.#pool.query(
      'update identity_item set consumed_at = now() where kind = $1 and id = $2 and consumed_at is null',
      [this.#kind, id],
    )
    // The library looked before; of two requests that both saw an unused code, the database lets one through.
    if (rowCount === 0 && this.#kind === 'AuthorizationCode') throw new errors.InvalidGrant('code already used')
  }

  async destroy(id: string): Promise<void> {
    await this.#pool.query('delete from identity_item where kind = $1 and id = $2', [this.#kind, id])
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    await this.#pool.query('delete from identity_item where kind = $1 and grant_id = $2', [this.#kind, grantId])
  }

  async #findBy(column: 'id' | 'session_uid', value: string): Promise<AdapterPayload | undefined> {
    // PostgreSQL has no text with a NUL in it, so nothing can be stored under such an id; asking would be an error.
    if (value.includes('\0')) return undefined
    const { rows } = await this.#pool.query<{ payload: AdapterPayload; consumedAt: number | null; usedFor: number }>(
      `select payload, extract(epoch from consumed_at)::float8 as "consumedAt",
         extract(epoch from now() - consumed_at)::float8 as "usedFor"
       from identity_item where kind = $1 and ${column} = $2 and (expires_at is null or expires_at > now())
       order by expires_at desc nulls first limit 1`,
      [this.#kind, value],
    )
    const item = rows[0]
    if (item === undefined) return undefined
    const { payload, consumedAt, usedFor } = item
    if (consumedAt === null) return payload
    if (this.#kind === 'RefreshToken' && usedFor < REFRESH_LEEWAY_SECONDS) return payload
    return { ...payload, consumed: Math.floor(consumedAt) }
  }
}

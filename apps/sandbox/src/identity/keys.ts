import { createPublicKey, randomBytes } from 'node:crypto'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import type pg from 'pg'

export interface IdentityKeys {
  /** Private: what tokens are signed with. */
  signing: JWK
  /** Public half: what they are verified with. */
  verifying: JWK
  /** What cookies are signed with. */
  cookies: string[]
}

/** Returns the database's keys, made on first use. */
export async function loadIdentityKeys(pool: pg.Pool): Promise<IdentityKeys> {
  const signing = await loadOrCreate(pool, 'signing', () => createSigningKey('RS256'))
  const cookies = await loadOrCreate(pool, 'cookies', async () => [randomBytes(32).toString('base64url')])
  return { signing, verifying: publicHalf(signing), cookies }
}

export async function createSigningKey(alg: 'RS256' | 'ES256'): Promise<JWK> {
  const { privateKey } = await generateKeyPair(alg, { extractable: true })
  return { ...(await exportJWK(privateKey)), alg, use: 'sig', kid: randomBytes(8).toString('hex') }
}

/** Returns what others verify with. */
export function publicHalf(key: JWK): JWK {
  const { alg, use, kid } = key
  return { ...createPublicKey({ key, format: 'jwk' }).export({ format: 'jwk' }), alg, use, kid } as JWK
}

/** Processes that start together on one database all make a key; the first insert wins and all read that one. */
export async function loadOrCreate<Value>(pool: pg.Pool, name: string, create: () => Promise<Value>): Promise<Value> {
  const read = 'select value from identity_key where name = $1'
  const stored = await pool.query<{ value: Value }>(read, [name])
  if (stored.rows[0] !== undefined) return stored.rows[0].value
  const { rows } = await pool.query<{ value: Value }>(
    `insert into identity_key (name, value) values ($1, $2)
     on conflict (name) do update set value = identity_key.value returning value`,
    [name, JSON.stringify(await create())],
  )
  const [winner] = rows
  if (winner === undefined) throw new Error(`The identity key "${name}" could not be stored.`)
  return winner.value
}

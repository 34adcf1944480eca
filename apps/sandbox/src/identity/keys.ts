import { randomBytes } from 'node:crypto'
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
  const signing = await loadOrCreate<JWK>(pool, 'signing', createSigningKey)
  const cookies = await loadOrCreate<string[]>(pool, 'cookies', async () => [randomBytes(32).toString('base64url')])
  const { kty, n, e, kid, alg, use } = signing
  if (kty === undefined || n === undefined || e === undefined)
    throw new Error('The stored signing key is not an RSA key.')
  return { signing, verifying: { kty, n, e, ...(kid && { kid }), ...(alg && { alg }), ...(use && { use }) }, cookies }
}

async function createSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true, modulusLength: 2048 })
  return { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: randomBytes(8).toString('hex') }
}

/** Processes that start together on one database all make a key; the first insert wins and all read that one. */
export async function loadOrCreate<Value>(pool: pg.Pool, name: string, create: () => Promise<Value>): Promise<Value> {
  const stored = await load<Value>(pool, name)
  if (stored !== undefined) return stored
  await pool.query('insert into identity_key (name, value) values ($1, $2) on conflict (name) do nothing', [
    name,
    JSON.stringify(await create()),
  ])
  const winner = await load<Value>(pool, name)
  if (winner === undefined) throw new Error(`The identity key "${name}" could not be stored.`)
  return winner
}

async function load<Value>(pool: pg.Pool, name: string): Promise<Value | undefined> {
  const { rows } = await pool.query<{ value: Value }>('select value from identity_key where name = $1', [name])
  return rows[0]?.value
}

import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { insertRow } from '../database/rows.ts'
import { refusal } from '../rest/problem.ts'

export interface CheckoutSession {
  session_id: string
  client_secret: string
  plan_id: string
  /** Failed is for good: after that many declined cards a new session is needed. */
  status: 'open' | 'paid' | 'failed'
  is_challenged: boolean
  expires_at: Date
  /** Of the payer, who is led back to the pages of their region. */
  country: string | null
}

const lifetimeMs = 24 * 3_600_000
const mostDeclined = 5
const columns = `session_id, client_secret, plan_id, status, is_challenged, expires_at,
  (select profile ->> 'country' from member where member.member_id = checkout_session.member_id) as country`

/** Opens a checkout of a plan for a member. */
export async function openCheckoutSession(
  client: pg.PoolClient,
  { memberId, planId, now }: { memberId: string; planId: string; now: Date },
): Promise<Omit<CheckoutSession, 'country'>> {
  const sessionId = `cs_${randomBytes(12).toString('hex')}`
  return insertRow(client, 'checkout_session', {
    sessionId,
    clientSecret: `${sessionId}_secret_${randomBytes(24).toString('hex')}`,
    memberId,
    planId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifetimeMs),
  })
}

/** Returns the session that a secret opens. */
export async function findCheckoutSession(pool: pg.Pool, clientSecret: string): Promise<CheckoutSession | undefined> {
  // PostgreSQL takes no NUL, which an address may hold.
  if (!/^\w+$/.test(clientSecret)) return undefined
  const { rows } = await pool.query<CheckoutSession>(
    `select ${columns} from checkout_session where client_secret = $1`,
    [clientSecret],
  )
  return rows[0]
}

export function isExpired({ status, expires_at }: CheckoutSession, now: Date): boolean {
  return status === 'open' && expires_at <= now
}

/** What the bank says to a card; each is one conditional update, so that two posts at once are as one. */
export type BankAnswer = 'approved' | 'challenged' | 'declined'

const changes: Readonly<Record<BankAnswer, string>> = {
  approved: `status = 'paid', is_challenged = false`,
  challenged: 'is_challenged = true',
  declined: `is_challenged = false, declined_count = declined_count + 1,
    status = case when declined_count + 1 >= ${mostDeclined} then 'failed' else 'open' end`,
}

/** Records the bank's answer to an open session, once in the ledger; one that is not open stays as it is. Answers what became of it. */
export async function recordBankAnswer(
  pool: pg.Pool,
  { client_secret }: CheckoutSession,
  answer: BankAnswer,
  now: Date,
): Promise<CheckoutSession | undefined> {
  await pool.query(
    `with answered as (
       update checkout_session set ${changes[answer]} where client_secret = $1 and status = 'open' and expires_at > $2
       returning member_id, session_id, plan_id, status
     )
     insert into payment_entry (member_id, kind, session_id, plan_id, created_at)
     select member_id, 'CARD_TAKEN', session_id, plan_id, $2 from answered where status = 'paid'`,
    [client_secret, now],
  )
  return findCheckoutSession(pool, client_secret)
}

/** Uses up a member's paid session and returns its plan; throws the refusal that fits when there is none to use. */
export async function takePaidSession(
  client: pg.PoolClient,
  { sessionId, memberId, now }: { sessionId: string; memberId: string; now: Date },
): Promise<string> {
  const { rows } = await client.query<CheckoutSession & { used_at: Date | null }>(
    `select ${columns}, used_at from checkout_session where session_id = $1 and member_id = $2 for update`,
    [sessionId, memberId],
  )
  const [session] = rows
  // Another member's session is not told from one that there is not.
  if (session === undefined) throw refusal('CHECKOUT_SESSION_UNKNOWN', 'There is no such checkout session.')
  if (session.used_at !== null) throw refusal('CHECKOUT_SESSION_USED', 'This checkout session was used before.')
  if (isExpired(session, now)) throw refusal('CHECKOUT_SESSION_EXPIRED', 'This checkout session was not paid in time.')
  if (session.status !== 'paid') throw refusal('CHECKOUT_SESSION_UNPAID', 'This checkout session has not been paid.')
  await client.query('update checkout_session set used_at = $2 where session_id = $1', [sessionId, now])
  return session.plan_id
}

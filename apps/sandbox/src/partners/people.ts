import type pg from 'pg'
import { insertRows, readRows } from '../database/rows.ts'
import { likeNumber } from '../members/seed-member.ts'
import { readSharedFile } from '../sample-data/club-files.ts'
import type { PartnerCode } from './partners.ts'

/** A partner's customer. */
export interface PartnerPerson {
  partnerCode: PartnerCode
  partnerUserId: string
  email: string
  firstName: string
  lastName: string
  points: number
}

/** Everybody's password at every partner. */
export const partnerPassword = 'Partner-Points-1'

/** Customers who have linked no member yet; `flyer+anything@airline.test` is a fresh one who is otherwise alike. */
const partnerPeople = readSharedFile('partner-people') as readonly PartnerPerson[]

export async function insertPartnerPeople(client: pg.PoolClient): Promise<void> {
  await insertRows(client, 'partner_account', partnerPeople)
}

export async function findPartnerPerson(
  queries: pg.Pool | pg.PoolClient,
  partnerCode: PartnerCode,
  partnerUserId: string,
): Promise<PartnerPerson | undefined> {
  return find(queries, 'partner_code = $1 and partner_user_id = $2', partnerCode, partnerUserId)
}

export async function findPartnerPersonByEmail(
  queries: pg.Pool | pg.PoolClient,
  partnerCode: PartnerCode,
  email: string,
): Promise<PartnerPerson | undefined> {
  return find(queries, 'partner_code = $1 and email = $2', partnerCode, email.trim().toLowerCase())
}

async function find(queries: pg.Pool | pg.PoolClient, condition: string, ...values: string[]) {
  const [person] = await readRows<PartnerPerson>(queries, `select * from partner_account where ${condition}`, values)
  return person
}

/** Returns who signs in at a partner; undefined when the two do not match. */
export async function authenticateAtPartner(
  pool: pg.Pool,
  partnerCode: PartnerCode,
  email: string,
  password: string,
): Promise<PartnerPerson | undefined> {
  if (password !== partnerPassword) return undefined
  const copy = copyNamed(partnerCode, email.trim().toLowerCase())
  if (copy !== undefined)
    await pool.query(
      'insert into partner_account (partner_code, partner_user_id, email, first_name, last_name, points) values ($1, $2, $3, $4, $5, $6) on conflict do nothing',
      [partnerCode, copy.partnerUserId, copy.email, copy.firstName, copy.lastName, copy.points],
    )
  return findPartnerPersonByEmail(pool, partnerCode, email)
}

/** Returns whether a customer's account is linked, by whomever. */
export async function isLinked(
  queries: pg.Pool | pg.PoolClient,
  { partnerCode, partnerUserId }: Pick<PartnerPerson, 'partnerCode' | 'partnerUserId'>,
): Promise<boolean> {
  const { rowCount } = await queries.query(
    'select from account_link where partner_code = $1 and partner_user_id = $2',
    [partnerCode, partnerUserId],
  )
  return rowCount !== 0
}

/** `flyer+one@airline.test` is like `flyer@airline.test`, with a number of its own. */
function copyNamed(partnerCode: PartnerCode, email: string): PartnerPerson | undefined {
  const [, name, host] = /^([^+@]+)\+[\w.-]{1,64}@([^@]+)$/.exec(email) ?? []
  const person = partnerPeople.find(
    (candidate) => candidate.partnerCode === partnerCode && candidate.email === `${name}@${host}`,
  )
  return person && { ...person, email, partnerUserId: likeNumber(person.partnerUserId, email) }
}

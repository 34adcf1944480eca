import type pg from 'pg'
import { likeNumber } from '../members/seed-member.ts'
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
export const partnerPeople: readonly PartnerPerson[] = [
  {
    partnerCode: 'VAA',
    partnerUserId: '1049327718',
    email: 'flyer@airline.test',
    firstName: 'Frances',
    lastName: 'Lyall',
    points: 12_400,
  },
  {
    partnerCode: 'BILTREWARDS',
    partnerUserId: 'BW-3310-9042',
    email: 'renter@rewards.test',
    firstName: 'Rashida',
    lastName: 'Entwistle',
    points: 30_000,
  },
  {
    partnerCode: 'SYF',
    partnerUserId: 'SYF-6120-7785',
    email: 'holder@card.test',
    firstName: 'Hollis',
    lastName: 'Deering',
    points: 2_150,
  },
]

const columns =
  'partner_code as "partnerCode", partner_user_id as "partnerUserId", email, first_name as "firstName", last_name as "lastName", points'

export async function insertPartnerPeople(client: pg.PoolClient): Promise<void> {
  for (const person of partnerPeople) await insertPerson(client, person)
}

export async function findPartnerPerson(
  queries: pg.Pool | pg.PoolClient,
  partnerCode: PartnerCode,
  partnerUserId: string,
): Promise<PartnerPerson | undefined> {
  const { rows } = await queries.query<PartnerPerson>(
    `select ${columns} from partner_account where partner_code = $1 and partner_user_id = $2`,
    [partnerCode, partnerUserId],
  )
  return rows[0]
}

export async function findPartnerPersonByEmail(
  queries: pg.Pool | pg.PoolClient,
  partnerCode: PartnerCode,
  email: string,
): Promise<PartnerPerson | undefined> {
  const { rows } = await queries.query<PartnerPerson>(
    `select ${columns} from partner_account where partner_code = $1 and email = $2`,
    [partnerCode, email.trim().toLowerCase()],
  )
  return rows[0]
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
  if (copy !== undefined) await insertPerson(pool, copy)
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

async function insertPerson(queries: pg.Pool | pg.PoolClient, person: PartnerPerson) {
  await queries.query(
    'insert into partner_account (partner_code, partner_user_id, email, first_name, last_name, points) values ($1, $2, $3, $4, $5, $6) on conflict do nothing',
    [person.partnerCode, person.partnerUserId, person.email, person.firstName, person.lastName, person.points],
  )
}

import { randomBytes, randomUUID } from 'node:crypto'
import type { Database } from '../database/open-database.ts'
import type { Clock } from '../clock.ts'
import { insertMembers } from '../members/insert-members.ts'
import { seedMember } from '../members/seed-member.ts'
import type { StoredProfile } from '../members/member-rows.ts'
import { hashPassword } from '../members/passwords.ts'
import { validationProblem } from '../rest/problem.ts'
import type { Catalogue } from '../sample-data/create-catalogue.ts'
import { sampleMembers, samplePassword } from '../sample-data/sample-members.ts'
import type { FlagValue } from './flags.ts'

export interface CopyRequest {
  from: string
  overrides?: { points?: number; profile?: Partial<StoredProfile>; flags?: Record<string, FlagValue> }
}

export interface CopyContext {
  database: Database
  clock: Clock
  readonly catalogue: () => Catalogue
  origin: string
  scale: number
}

/** What is answered of a copy: all that a test needs to sign in. */
export interface MemberCopy {
  email: string
  password: string
  memberId: string
}

const hash = hashPassword(samplePassword)

/** Makes a fresh copy of a sample member, so that tests can run side by side. */
export async function copyMember(
  { database, clock, catalogue, origin, scale }: CopyContext,
  { from, overrides = {} }: CopyRequest,
): Promise<MemberCopy> {
  const sample = sampleMembers.find(({ key }) => key === from)
  if (sample === undefined)
    throw validationProblem([
      { path: 'body/from', message: `must be one of ${sampleMembers.map(({ key }) => key).join(', ')}` },
    ])
  const memberId: string = randomUUID()
  const email = sample.email.replace('@', `+${randomBytes(6).toString('hex')}@`)
  const rows = seedMember(sample, {
    memberId,
    email,
    passwordHash: await hash,
    now: clock.now(),
    catalogue: catalogue(),
    origin,
    scale,
    ...overrides,
  })
  await database.transaction((client) => insertMembers(client, [rows]))
  return { email, password: samplePassword, memberId }
}

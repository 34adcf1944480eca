import type { components } from '@clubhouse/rest-client/club.types'
import type pg from 'pg'
import type { Clock } from '../clock.ts'
import type { Flags } from '../control/flags.ts'
import type { ContentStore } from '../content/content-store.ts'
import type { Database } from '../database/open-database.ts'
import type { StoredProfile } from '../members/member-rows.ts'
import type { Signers } from '../partners/signers.ts'
import type { Catalogue } from '../sample-data/create-catalogue.ts'
import { Problem, unauthorized } from './problem.ts'
import { doOnce, type Submission } from './idempotency.ts'

/** What the handlers work with. */
export interface Club {
  /** Where its images are served from. */
  readonly imageOrigin: string
  readonly database: Database
  readonly clock: Clock
  readonly flags: Flags
  readonly content: ContentStore
  readonly signers: Signers
  /** Where the web app is served from. */
  readonly webOrigins: readonly string[]
  /** Whether no idempotency key is looked at; see `SandboxOptions`. */
  readonly forgetsKeys: boolean
  catalogue(): Catalogue
}

export interface ClubMember {
  memberId: string
  email: string
  profile: StoredProfile
  createdAt: Date
}

/** Returns a member as stored. Tokens outlive a member whom a reset removed: that one must sign in again. */
export async function readMember(
  queries: pg.Pool | pg.PoolClient,
  memberId: string,
  lock: '' | 'for update' | 'for no key update' = '',
): Promise<ClubMember> {
  const { rows } = await queries.query<ClubMember>(
    `select member_id as "memberId", email, profile, created_at as "createdAt" from member where member_id = $1 ${lock}`,
    [memberId],
  )
  const [member] = rows
  if (member === undefined) throw unauthorized('This member is no longer there: sign in again.')
  return member
}

/** Does what a member asks for in one transaction and, under an idempotency key, once. */
export async function inTransaction<Body>(
  { database, forgetsKeys }: Club,
  call: Submission,
  work: (client: pg.PoolClient) => Promise<Body>,
): Promise<Body> {
  const result = await database.transaction((client) =>
    forgetsKeys ? work(client) : doOnce(client, call, () => work(client)),
  )
  if (result instanceof Problem) throw result
  return result
}

/** Returns the region whose rewards a member may have; that of one who has not said yet is the rest of the world. */
export function homeRegion({ profile }: ClubMember): components['schemas']['ViewingRegion'] {
  return profile.country ?? 'WORLD'
}

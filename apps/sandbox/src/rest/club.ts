import type { components } from '@clubhouse/rest-client/club.types'
import type pg from 'pg'
import type { Clock } from '../clock.ts'
import type { Answer } from '../control/observed-call.ts'
import type { Flags } from '../control/flags.ts'
import type { ContentStore } from '../content/content-store.ts'
import type { Database } from '../database/open-database.ts'
import type { StoredProfile } from '../members/member-rows.ts'
import type { Signers } from '../partners/signers.ts'
import type { Catalogue } from '../sample-data/create-catalogue.ts'
import { requireMember, type Caller } from './caller.ts'
import { unauthorized } from './problem.ts'
import { doOnce } from './idempotency.ts'
import { useStepUp } from './step-up.ts'

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

/** Returns the member who calls, as stored. Tokens outlive a member whom a reset removed: that one must sign in again. */
export async function callingMember(queries: pg.Pool | pg.PoolClient, caller: Caller): Promise<ClubMember> {
  const { memberId } = requireMember(caller)
  const { rows } = await queries.query<ClubMember>(
    'select member_id as "memberId", email, profile, created_at as "createdAt" from member where member_id = $1',
    [memberId],
  )
  const [member] = rows
  if (member === undefined) throw unauthorized('This member is no longer there: sign in again.')
  return member
}

interface IntentCall {
  readonly caller: Caller
  readonly header: { readonly 'Idempotency-Key'?: string }
  readonly body: unknown
}

export interface IntentWork {
  client: pg.PoolClient
  member: ClubMember
  idempotencyKey: string | undefined
  /** Uses the caller's step-up for this submission, or refuses it with 406 (STP-06). */
  useStepUp: () => Promise<void>
}

/** Does what a member asks for in one transaction and, under an idempotency key, once. */
export function inTransaction<Result extends Answer>(
  club: Club,
  operationId: string,
  call: IntentCall,
  work: (work: IntentWork) => Promise<Result>,
): Promise<Result> {
  const idempotencyKey = call.header['Idempotency-Key']
  return club.database.transaction(async (client) => {
    const member = await callingMember(client, call.caller)
    const key = club.forgetsKeys ? undefined : idempotencyKey
    const intent = { memberId: member.memberId, operationId, key, body: call.body }
    const submission = { operationId, key: idempotencyKey, body: call.body }
    return doOnce(client, intent, () =>
      work({ client, member, idempotencyKey, useStepUp: () => useStepUp(client, call.caller, submission) }),
    )
  })
}

/** Returns the region whose rewards a member may have; that of one who has not said yet is the rest of the world. */
export function homeRegion({ profile }: ClubMember): components['schemas']['ViewingRegion'] {
  return profile.country ?? 'WORLD'
}

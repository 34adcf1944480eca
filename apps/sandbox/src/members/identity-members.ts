import { randomUUID } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/open-database.ts'
import type { IdentityMembers } from '../identity/identity.ts'
import { insertMembers } from './insert-members.ts'
import type { StoredProfile } from './member-rows.ts'
import { newcomer } from './seed-member.ts'
import { hashPassword, isPassword } from './passwords.ts'

/** Returns the club's members, as the identity provider needs to know them. */
export function identityMembers(database: Database, clock: Clock): IdentityMembers {
  const { pool } = database
  return {
    async authenticate(email, password) {
      const { rows } = await pool.query<{ member_id: string; password_hash: string }>(
        'select member_id, password_hash from member where email = $1',
        [normal(email)],
      )
      const [member] = rows
      // An unknown member takes as long as a wrong password, so that the time does not tell who is a member.
      const matches = await isPassword(password, member?.password_hash ?? ':')
      return member !== undefined && matches ? { memberId: member.member_id } : undefined
    },
    async find(memberId) {
      const { rows } = await pool.query<{ email: string; profile: StoredProfile }>(
        'select email, profile from member where member_id = $1',
        [memberId],
      )
      const [member] = rows
      if (member === undefined) return undefined
      const { email, profile } = member
      return { memberId, email, firstName: profile.firstName, lastName: profile.lastName }
    },
    async join(email, password) {
      const memberId: string = randomUUID()
      const account = { memberId, email: normal(email), passwordHash: await hashPassword(password) }
      const rows = newcomer(account, clock.now())
      try {
        await database.transaction((client) => insertMembers(client, [rows]))
      } catch (error) {
        if (isTakenEmail(error)) return { kind: 'email-taken' }
        throw error
      }
      return { kind: 'joined', memberId }
    },
    async rename(memberId, { firstName, lastName }) {
      await pool.query('update member set profile = profile || $2::jsonb where member_id = $1', [
        memberId,
        JSON.stringify({ firstName, lastName }),
      ])
    },
  }
}

function normal(email: string): string {
  return email.trim().toLowerCase().replaceAll('\0', '')
}

/** Returns whether a query failed because somebody else has the address. */
export function isTakenEmail(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'member_email_key'
}

import type pg from 'pg'
import type { ProfileHandlers } from '../../generated/rest-club-handlers.ts'
import { isTakenEmail } from '../../members/identity-members.ts'
import { presentProfile } from '../../members/present-profile.ts'
import { updateProfile } from '../../members/update-profile.ts'
import type { Caller } from '../caller.ts'
import { callingMember, type Club, type ClubMember } from '../club.ts'
import { legalDocument } from '../legal-document.ts'
import { refusal } from '../problem.ts'
import { useStepUp } from '../step-up.ts'

/** Who the member is. */
export function profileHandlers({ database, clock, content }: Club): ProfileHandlers {
  /** Changes the member who calls, one change at a time, and returns the changed profile. */
  const change = (caller: Caller, work: (client: pg.PoolClient, member: ClubMember) => Promise<ClubMember>) =>
    database.transaction(async (client) => {
      const { memberId } = await callingMember(client, caller)
      await client.query('select from member where member_id = $1 for update', [memberId])
      const changed = await work(client, await callingMember(client, caller))
      return { status: 200, body: await presentProfile(client, changed) } as const
    })
  return {
    async getProfile({ caller }) {
      const member = await callingMember(database.pool, caller)
      return { status: 200, body: await presentProfile(database.pool, member) }
    },

    updateProfile: ({ query, body, caller }) =>
      change(caller, (client, member) => {
        const country = body.country ?? member.profile.country ?? 'GB'
        return updateProfile(client, {
          member,
          update: body,
          now: clock.now(),
          termsVersion: legalDocument(content, 'terms', country).version,
          regions: query.region,
        })
      }),

    changeEmail: ({ body, caller }) =>
      change(caller, async (client, member) => {
        await useStepUp(client, caller, { operationId: 'changeEmail', key: undefined, body })
        const email = body.email.toLowerCase()
        await client
          .query('update member set email = $2 where member_id = $1', [member.memberId, email])
          .catch((error: unknown) => {
            throw isTakenEmail(error)
              ? refusal('access_denied', 'An account with this email address already exists.')
              : error
          })
        // The flags of one member are kept by address.
        await client.query(
          `update feature_flag set member_email = $2
           where member_email = $1 and not exists (select from feature_flag other where other.member_email = $2 and other.name = feature_flag.name)`,
          [member.email, email],
        )
        return { ...member, email }
      }),

    setSupportAuthorisation: ({ body, caller }) =>
      change(caller, async (client, member) => {
        const profile = { ...member.profile, supportAuthorised: body.authorised }
        await client.query('update member set profile = $2 where member_id = $1', [
          member.memberId,
          JSON.stringify(profile),
        ])
        return { ...member, profile }
      }),
  }
}

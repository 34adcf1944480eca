import type pg from 'pg'
import type { ProfileHandlers } from '../../generated/rest-club-handlers.ts'
import { isTakenEmail } from '../../members/identity-members.ts'
import { presentProfile } from '../../members/present-profile.ts'
import { updateProfile } from '../../members/update-profile.ts'
import { readMember, type Club, type ClubMember } from '../club.ts'
import { refusal } from '../problem.ts'
import { useStepUp } from '../step-up.ts'
import { legalDocument } from './legal.ts'

/** Who the member is. */
export function profileHandlers({ database, clock, content }: Club): ProfileHandlers {
  /** Changes the member who calls, one change at a time, and returns the changed profile. */
  const change = ({ memberId }: ClubMember, work: (client: pg.PoolClient, member: ClubMember) => Promise<ClubMember>) =>
    database.transaction(async (client) => {
      const changed = await work(client, await readMember(client, memberId, 'for update'))
      return presentProfile(client, changed)
    })
  return {
    getProfile: ({ member }) => presentProfile(database.pool, member),

    updateProfile: (call) =>
      change(call.member, (client, member) => {
        const country = call.body.country ?? member.profile.country ?? 'GB'
        return updateProfile(client, {
          member,
          update: call.body,
          now: clock.now(),
          termsVersion: legalDocument(content, 'terms', country).version,
          regions: call.query.region,
        })
      }),

    changeEmail: (call) =>
      change(call.member, async (client, member) => {
        await useStepUp(client, call)
        const email = call.body.email.toLowerCase()
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

    setSupportAuthorisation: (call) =>
      change(call.member, async (client, member) => {
        const profile = { ...member.profile, supportAuthorised: call.body.authorised }
        await client.query('update member set profile = $2 where member_id = $1', [
          member.memberId,
          JSON.stringify(profile),
        ])
        return { ...member, profile }
      }),
  }
}

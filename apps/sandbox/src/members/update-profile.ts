import type { components } from '@clubhouse/rest-client/club.types'
import type pg from 'pg'
import { insertRows } from '../database/rows.ts'
import type { ClubMember } from '../rest/club.ts'
import { Problem } from '../rest/problem.ts'
import { readLinks } from './account-links.ts'
import { checkUpdate, withUpdate, type ProfileContext } from './profile-rules.ts'

export interface ProfileChange extends Omit<ProfileContext, 'isFlyer'> {
  member: ClubMember
  update: components['schemas']['ProfileUpdate']
}

const consentTexts = ['marketingText', 'marketingEmailText', 'marketingSmsText'] as const

/** Changes a locked member's profile and returns the changed member. Throws 400 INVALID_PROFILE with every wrong field. */
export async function updateProfile(
  client: pg.PoolClient,
  { member, update, ...context }: ProfileChange,
): Promise<ClubMember> {
  const { memberId, profile } = member
  const links = await readLinks(client, memberId)
  const isFlyer = links.some(({ partnerCode }) => partnerCode === 'VAA')
  const errors = checkUpdate(profile, update, { ...context, isFlyer })
  const [first] = errors
  if (first !== undefined)
    throw new Problem(400, 'INVALID_PROFILE', `The profile cannot be so: ${first.path} ${first.message}.`, { errors })
  const next = withUpdate(profile, update)
  await client.query('update member set profile = $2 where member_id = $1', [memberId, JSON.stringify(next)])
  const consents = consentTexts.map((field) => ({ memberId, field, words: update[field], createdAt: context.now }))
  await insertRows(
    client,
    'marketing_consent',
    consents.filter(({ words }) => words !== undefined),
  )
  await client.query(
    'insert into user_event (member_id, code, created_at) select $1, unnest($2::text[]), $3 on conflict (member_id, code) do nothing',
    [memberId, update.incentiveCodes ?? [], context.now],
  )
  return { ...member, profile: next }
}

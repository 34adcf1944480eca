import type { SampleMember, SampleRewardGroup } from './sample-members.ts'

/** A group of personal rewards that a sample member has (ENT-10). */
export interface RewardGroupRecord extends Pick<SampleRewardGroup, 'pool' | 'reference' | 'description' | 'status'> {
  groupId: string
  validFrom: Date
  validTo: Date
}

const dayMs = 86_400_000

/** Returns the groups of a sample member, relative to the sandbox's clock. */
export function sampleRewardGroups(
  { rewardGroups }: Pick<SampleMember, 'rewardGroups'>,
  now: Date,
): RewardGroupRecord[] {
  return rewardGroups.map(({ pool, reference, description, status, calendarYear, days = { from: 0, to: 0 } }) => {
    const year = now.getUTCFullYear() - (calendarYear?.yearsAgo ?? 0)
    return {
      groupId: calendarYear ? `${pool}-${year}` : pool,
      pool,
      reference,
      description,
      status,
      validFrom: calendarYear ? new Date(Date.UTC(year, 0, 1)) : new Date(now.getTime() + days.from * dayMs),
      validTo: calendarYear ? new Date(Date.UTC(year + 1, 0, 1) - 1) : new Date(now.getTime() + days.to * dayMs),
    }
  })
}

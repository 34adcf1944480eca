import { daysBefore } from '../clock.ts'
import type { SampleMember } from './sample-members.ts'

/** Returns the groups of personal rewards that a sample member has (ENT-10), relative to the sandbox's clock. */
export function sampleRewardGroups({ rewardGroups }: Pick<SampleMember, 'rewardGroups'>, now: Date) {
  return rewardGroups.map(({ calendarYear, days = { from: 0, to: 0 }, ...group }) => {
    if (calendarYear === undefined)
      return {
        ...group,
        groupId: group.pool,
        validFrom: daysBefore(now, -days.from),
        validTo: daysBefore(now, -days.to),
      }
    const year = now.getUTCFullYear() - calendarYear.yearsAgo
    return {
      ...group,
      groupId: `${group.pool}-${year}`,
      validFrom: new Date(Date.UTC(year, 0, 1)),
      validTo: new Date(Date.UTC(year + 1, 0, 1) - 1),
    }
  })
}

import { listRewardGroupRewards, listRewardGroups, type RewardGroup } from '@clubhouse/rest-client/club'
import { ApiError } from '@clubhouse/rest-client/errors'
import { useQuery } from '@tanstack/react-query'
import { useAudience } from '#platform/auth/use-audience.ts'
import type { Region } from '#platform/region/regions.ts'
import { type CardholderYear, cardholderYear, monthsLeft } from '../model/cardholder-year.ts'
import { type Perk, perkReferences, perksOfYear } from '../model/perks.ts'
import { cardMemberOptions } from './card-member.ts'

/** How a viewer stands with this year's perks. */
export type Perks =
  | { kind: 'waiting' }
  /** A visitor, who has none. */
  | { kind: 'visitor' }
  | { kind: 'failed'; retry: () => void }
  /** `year` is that of the member's card, and `months` how many are left of it: nothing for a member without a card. */
  | {
      kind: 'known'
      perks: readonly Perk[]
      year: CardholderYear | undefined
      months: number | undefined
    }

/** Personal offers come in groups as well. */
const ofPerks = { reference: [...perkReferences] }

/** Returns this year's perks of the member (CCD-29, CCD-30). Throws for an unknown perk reference (CCD-36). */
export function usePerks(): Perks {
  const audience = useAudience()
  const enabled = audience === 'member'
  const groups = useQuery({
    ...listRewardGroups.queryOptions(ofPerks),
    queryFn: readGroups,
    enabled,
    refetchOnMount: 'always',
  })
  const holder = useQuery({ ...cardMemberOptions(), enabled })
  if (audience === 'visitor') return { kind: 'visitor' }
  if (groups.isError || holder.isError) {
    const failed = [groups, holder].filter(({ isError }) => isError)
    return { kind: 'failed', retry: () => failed.forEach((query) => void query.refetch()) }
  }
  if (groups.data === undefined || holder.data === undefined) return { kind: 'waiting' }
  const now = new Date()
  const { member } = holder.data
  const year = member && cardholderYear(member, now)
  return {
    kind: 'known',
    perks: perksOfYear(groups.data.rewardGroups, member && { year }, now),
    year,
    months: year && monthsLeft(year.end, now),
  }
}

/** Options of the rewards of a perk, of which one may be chosen (API-43). */
export function perkRewardsOptions(groupId: string, { countryCode }: Pick<Region, 'countryCode'>) {
  return listRewardGroupRewards.queryOptions({ groupId, type: 'SPEND', viewingRegion: countryCode })
}

/** A member without the card has no groups, which the server answers as an error (ERR-29). */
async function readGroups(): Promise<{ rewardGroups: RewardGroup[] }> {
  try {
    return await listRewardGroups(ofPerks)
  } catch (error) {
    if (error instanceof ApiError && error.code === 'REWARD_GROUPS_NOT_FOUND_EXCEPTION') return { rewardGroups: [] }
    throw error
  }
}

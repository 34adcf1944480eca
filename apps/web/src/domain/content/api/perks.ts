import { listRewardGroups } from '@clubhouse/rest-client/club'
import { ApiError } from '@clubhouse/rest-client/errors'
import { useQuery } from '@tanstack/react-query'
import { useAudience } from '#platform/auth/use-audience.ts'
import { perkReferences, type PerkState, perkStates } from '../model/perks.ts'

/** Personal offers come in groups as well. */
const ofPerks = { reference: [...perkReferences] }

/** This year's perks of the member; nothing for visitors and while they are not known. */
export function usePerkStates(): readonly PerkState[] | undefined {
  const isMember = useAudience() === 'member'
  const { data } = useQuery({
    ...listRewardGroups.queryOptions(ofPerks),
    queryFn: readGroups,
    enabled: isMember,
    select: ({ rewardGroups }) => perkStates(rewardGroups, new Date()),
  })
  return isMember ? data : undefined
}

/** A member without the card has no groups, which the server answers as an error (ERR-29). */
async function readGroups() {
  try {
    return await listRewardGroups(ofPerks)
  } catch (error) {
    if (error instanceof ApiError && error.code === 'REWARD_GROUPS_NOT_FOUND_EXCEPTION') return { rewardGroups: [] }
    throw error
  }
}

import type { components } from '@clubhouse/rest-client/club.types'
import type { RewardGroupsHandlers } from '../../generated/rest-club-handlers.ts'
import { readRewardGroup, readRewardGroups, type StoredRewardGroup } from '../../ledger/reward-groups.ts'
import { soldOutRewards } from '../../ledger/stock.ts'
import { withAvailability } from '../../rewards/availability.ts'
import { isVisible, viewerFrom, type Viewer } from '../../rewards/visibility.ts'
import type { Club, ClubMember } from '../club.ts'
import { homeViewer } from '../find-redeemable.ts'
import { notFound, Problem } from '../problem.ts'
import type { RegionCall } from './discovery.ts'

type Schemas = components['schemas']
type GroupCall = RegionCall & { path: { groupId: string }; member: ClubMember }

/** Personal rewards. */
export function rewardGroupsHandlers(club: Club): RewardGroupsHandlers {
  const { database, clock } = club

  const rewardsOf = (group: StoredRewardGroup, viewer: Viewer): Schemas['Reward'][] =>
    club
      .catalogue()
      .spend.filter(
        ({ reward }) =>
          reward.accessLevel === 'PERSONAL' &&
          reward.rewardParentId === group.pool &&
          isVisible(reward.content.tags, viewer),
      )
      .map(({ reward }) => ({ ...reward, rewardParentId: group.group_id }))

  /** The rewards of the calling member's own group; another's is not told from one that there is not (RWD-13). */
  const rewardsOfOwn = async ({ path, query, member }: GroupCall) => {
    const group = await readRewardGroup(database.pool, member.memberId, path.groupId, clock.now())
    if (group === undefined) throw notFound(`There is no reward group ${path.groupId} here.`)
    return rewardsOf(group, viewerFrom(query.viewingRegion, member.profile))
  }

  return {
    async listRewardGroups({ query, member }) {
      const groups = await readRewardGroups(database.pool, member.memberId, clock.now(), query.reference)
      if (groups.length === 0)
        throw new Problem(404, 'REWARD_GROUPS_NOT_FOUND_EXCEPTION', 'This member has no such reward groups.')
      const viewer = homeViewer(member)
      return {
        rewardGroups: groups.map((group) => ({
          id: group.group_id,
          description: group.description,
          reference: group.reference,
          status: group.status,
          validFrom: group.valid_from.toISOString(),
          validTo: group.valid_to.toISOString(),
          rewards: rewardsOf(group, viewer).map(toGroupReward),
        })),
      }
    },

    listRewardGroupRewards: async (call) => ({ rewards: (await rewardsOfOwn(call)).map(toGroupReward) }),

    async getRewardGroupReward(call) {
      const { groupId, rewardId } = call.path
      const reward = (await rewardsOfOwn(call)).find((each) => each.rewardId === rewardId)
      if (reward === undefined) throw notFound(`Reward group ${groupId} has no reward ${rewardId}.`)
      return withAvailability(reward, await soldOutRewards(database.pool))
    },
  }
}

function toGroupReward(reward: Schemas['Reward']): Schemas['GroupReward'] {
  const { rewardId, rewardParentId = '', content, cost = 0, redemptionType = 'SIMPLE_LINK' } = reward
  return { rewardId, rewardParentId, name: content.title, content, cost, type: rewardTypeOf(redemptionType) }
}

/** Returns the older spelling of a redemption type, which reward groups still answer (ENT-07, CON-22). */
function rewardTypeOf(redemptionType: Schemas['RedemptionType']): Schemas['RewardType'] {
  if (redemptionType === 'BARCODE_128') return 'Barcode-128'
  if (redemptionType === 'TRAINS_ORDER') return 'trains'
  return redemptionType.toLowerCase() as Lowercase<typeof redemptionType>
}

import type { components } from '@clubhouse/rest-client/club.types'
import type { RewardGroupsHandlers } from '../../generated/rest-club-handlers.ts'
import { readRewardGroup, readRewardGroups, type StoredRewardGroup } from '../../ledger/reward-groups.ts'
import { soldOutRewards } from '../../ledger/stock.ts'
import { rewardTypeOf } from '../../rewards/reward-types.ts'
import { withAvailability } from '../../rewards/availability.ts'
import { isVisible, type Viewer } from '../../rewards/visibility.ts'
import type { Caller } from '../caller.ts'
import { callingMember, type Club } from '../club.ts'
import { homeViewer } from '../find-redeemable.ts'
import { notFound, Problem } from '../problem.ts'
import { viewerOf } from './discovery.ts'

type Schemas = components['schemas']
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

  /** The calling member's own group; another's is not told from one that there is not (RWD-13). */
  const ownGroup = async (groupId: string, caller: Caller) => {
    const { memberId } = await callingMember(database.pool, caller)
    const group = await readRewardGroup(database.pool, memberId, groupId, clock.now())
    if (group === undefined) throw notFound(`There is no reward group ${groupId} here.`)
    return group
  }

  return {
    async listRewardGroups({ query, caller }) {
      const member = await callingMember(database.pool, caller)
      const groups = await readRewardGroups(database.pool, member.memberId, clock.now(), query.reference)
      if (groups.length === 0)
        throw new Problem(404, 'REWARD_GROUPS_NOT_FOUND_EXCEPTION', 'This member has no such reward groups.')
      const viewer = homeViewer(member)
      return {
        status: 200,
        body: {
          rewardGroups: groups.map((group) => ({
            id: group.group_id,
            description: group.description,
            reference: group.reference,
            status: group.status,
            validFrom: group.valid_from.toISOString(),
            validTo: group.valid_to.toISOString(),
            rewards: rewardsOf(group, viewer).map(toGroupReward),
          })),
        },
      }
    },

    async listRewardGroupRewards({ path, query, caller }) {
      const group = await ownGroup(path.groupId, caller)
      const viewer = await viewerOf(club, caller, query)
      return { status: 200, body: { rewards: rewardsOf(group, viewer).map(toGroupReward) } }
    },

    async getRewardGroupReward({ path, query, caller }) {
      const group = await ownGroup(path.groupId, caller)
      const viewer = await viewerOf(club, caller, query)
      const reward = rewardsOf(group, viewer).find(({ rewardId }) => rewardId === path.rewardId)
      if (reward === undefined) throw notFound(`Reward group ${path.groupId} has no reward ${path.rewardId}.`)
      return { status: 200, body: withAvailability(reward, await soldOutRewards(database.pool)) }
    },
  }
}

function toGroupReward(reward: Schemas['Reward']): Schemas['GroupReward'] {
  const { rewardId, rewardParentId = '', content, cost = 0, redemptionType = 'SIMPLE_LINK' } = reward
  return { rewardId, rewardParentId, name: content.title, content, cost, type: rewardTypeOf[redemptionType] }
}

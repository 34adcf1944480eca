import type pg from 'pg'
import { readRewardGroup } from '../ledger/reward-groups.ts'
import type { RedeemableReward } from '../ledger/spend.ts'
import { rewardAs } from '../members/reward-snapshot.ts'
import { isVisible, viewerFrom, type Viewer } from '../rewards/visibility.ts'
import { homeRegion, type Club, type ClubMember } from './club.ts'
import { findVisible, isPersonal } from './handlers/rewards.ts'
import { notFound } from './problem.ts'

interface RewardNamed {
  rewardId: string
  /** The reward of which it is a variant, or the group that it is of. */
  rewardParentId?: string | undefined
}

/**
 * Returns the spend reward that a member asks to redeem: one that the member may see, or one of a group of the
 * member's own, which is reached through its group alone (RWD-13, RWD-28). Throws 404 for any other.
 */
export async function findRedeemable(
  club: Club,
  client: pg.PoolClient,
  member: ClubMember,
  { rewardId, rewardParentId }: RewardNamed,
): Promise<RedeemableReward> {
  const viewer = homeViewer(member)
  const personal = club.catalogue().find('SPEND', rewardId)
  if (personal !== undefined && isPersonal(personal.reward)) {
    const group = rewardParentId && (await readRewardGroup(client, member.memberId, rewardParentId, club.clock.now()))
    if (!group || group.pool !== personal.reward.rewardParentId || !isVisible(personal.reward.content.tags, viewer))
      throw notFound(`There is no reward ${rewardId} here.`)
    const reward = { ...rewardAs(personal, rewardId), rewardParentId: group.group_id }
    return { reward, stockedAs: personal.reward.rewardId, groupId: group.group_id }
  }
  const entry = findVisible(club, 'SPEND', rewardId, viewer)
  if (rewardParentId !== undefined && rewardParentId !== entry.reward.rewardId)
    throw notFound(`Reward ${rewardParentId} has no variant ${rewardId}.`)
  return { reward: rewardAs(entry, rewardId), stockedAs: entry.reward.rewardId, groupId: undefined }
}

/** A member has the rewards of the member's own region, whatever region is being looked at. */
export function homeViewer(member: ClubMember): Viewer {
  return viewerFrom(homeRegion(member), member.profile)
}

import { randomUUID } from 'node:crypto'
import type { operations } from '@clubhouse/rest-client/club.types'
import { exchange } from '../../ledger/exchange.ts'
import { rewardAs } from '../../members/reward-snapshot.ts'
import { toVoucher } from '../../members/stored-vouchers.ts'
import { memberFrom } from '../../rewards/visibility.ts'
import { homeRegion, inTransaction, type Club, type ClubMember } from '../club.ts'
import type { Handlers } from '../handler-types.ts'
import { notFound, refusal } from '../problem.ts'
import { findVisible } from './rewards.ts'

/** Earning and spending points. */
export function redemptionsHandlers(club: Club): Pick<Handlers<operations>, 'redeemEarnReward' | 'exchangeReward'> {
  return {
    redeemEarnReward: (call) =>
      inTransaction(club, 'redeemEarnReward', call, async ({ client, member }) => {
        const { rewardId } = call.body
        const { reward } = findVisible(club, 'EARN', rewardId, viewer(member))
        if (reward.earnUrl === undefined) throw refusal('NOT_TRACKED', 'This reward is not earned at a partner.')
        const redemptionId: string = randomUUID()
        // The partner sends it back with what was earned, which is how the club knows whose it is.
        const trackingUrl = new URL(reward.earnUrl)
        trackingUrl.searchParams.set('clickref', redemptionId)
        await client.query(
          'insert into earn_redemption (redemption_id, member_id, reward_id, tracking_url, created_at) values ($1, $2, $3, $4, $5)',
          [redemptionId, member.memberId, rewardId, trackingUrl.href, club.clock.now()],
        )
        return { status: 200, body: { trackingUrl: trackingUrl.href } }
      }),

    exchangeReward: (call) =>
      inTransaction(club, 'exchangeReward', call, async ({ client, member, idempotencyKey }) => {
        const { rewardId, rewardParentId } = call.body
        const entry = findVisible(club, 'SPEND', rewardId, viewer(member))
        if (rewardParentId !== undefined && rewardParentId !== entry.reward.rewardId)
          throw notFound(`Reward ${rewardParentId} has no variant ${rewardId}.`)
        const voucher = await exchange(client, {
          memberId: member.memberId,
          reward: rewardAs(entry, rewardId),
          stockedAs: entry.reward.rewardId,
          at: club.clock.now(),
          origin: club.origin,
          idempotencyKey,
        })
        return { status: 200, body: { vouchers: [toVoucher(voucher, club.origin)] } }
      }),
  }
}

/** A member has the rewards of the member's own region, whatever region is being looked at. */
function viewer(member: ClubMember) {
  return memberFrom(homeRegion(member), member.profile)
}

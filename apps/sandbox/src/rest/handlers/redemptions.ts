import { randomUUID } from 'node:crypto'
import type { components } from '@clubhouse/rest-client/club.types'
import type { RedemptionsHandlers } from '../../generated/rest-club-handlers.ts'
import { exchange, requireExchangeable } from '../../ledger/exchange.ts'
import { redeemPromotion } from '../../ledger/promotions.ts'
import { toVoucher } from '../../members/stored-vouchers.ts'
import { homeRegion, inTransaction, type Club } from '../club.ts'
import { findRedeemable, homeViewer } from '../find-redeemable.ts'
import { refusal } from '../problem.ts'
import { findVisible } from './rewards.ts'

/** From this cost on an exchange is sensitive (STP-06). */
const stepUpCost = 10_000

/** Earning and spending points. */
export function redemptionsHandlers(club: Club): RedemptionsHandlers {
  const { clock, imageOrigin } = club
  return {
    redeemEarnReward: (call) =>
      inTransaction(club, 'redeemEarnReward', call, async ({ client, member }) => {
        const { rewardId } = call.body
        const { reward } = findVisible(club, 'EARN', rewardId, homeViewer(member))
        if (reward.availability === 'UNAVAILABLE')
          throw refusal('UNAVAILABLE', 'Oops, it looks like this reward is no longer available')
        if (reward.earnUrl === undefined) throw refusal('NOT_TRACKED', 'This reward is not earned at a partner.')
        const redemptionId: string = randomUUID()
        const trackingUrl = trackedAddress(reward.earnUrl, redemptionId, member.memberId)
        await client.query(
          'insert into earn_redemption (redemption_id, member_id, reward_id, tracking_url, created_at) values ($1, $2, $3, $4, $5)',
          [redemptionId, member.memberId, rewardId, trackingUrl, clock.now()],
        )
        return { status: 200, body: { trackingUrl } }
      }),

    redeemPromotion: (call) =>
      inTransaction(club, 'redeemPromotion', call, async ({ client, member, idempotencyKey }) => ({
        status: 200,
        body: {
          pointsAdded: await redeemPromotion(client, {
            memberId: member.memberId,
            region: homeRegion(member),
            tokenId: call.body.tokenId,
            at: clock.now(),
            idempotencyKey,
          }),
        },
      })),

    exchangeReward: (call) =>
      inTransaction(club, 'exchangeReward', call, async ({ client, member, idempotencyKey, useStepUp }) => {
        const found = await findRedeemable(club, client, member, call.body)
        requireExchangeable(found.reward)
        if (isSensitiveExchange(found.reward)) await useStepUp()
        const voucher = await exchange(client, {
          ...found,
          memberId: member.memberId,
          at: clock.now(),
          origin: imageOrigin,
          idempotencyKey,
        })
        return { status: 200, body: { vouchers: [toVoucher(voucher, imageOrigin)] } }
      }),
  }
}

function isSensitiveExchange({ cost = 0 }: components['schemas']['Reward']): boolean {
  return cost >= stepUpCost
}

/** The partner sends the redemption's id back with what was earned, which is how the club knows whose it is. */
function trackedAddress(earnUrl: string, redemptionId: string, memberId: string): string {
  const address = new URL(earnUrl.replace('USER_ID', encodeURIComponent(memberId)))
  address.searchParams.set('clickref', redemptionId)
  return address.href
}

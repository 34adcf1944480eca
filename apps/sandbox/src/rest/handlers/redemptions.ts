import { randomUUID } from 'node:crypto'
import { insertRow } from '../../database/rows.ts'
import type { RedemptionsHandlers } from '../../generated/rest-club-handlers.ts'
import { exchange, isSensitiveExchange, requireExchangeable } from '../../ledger/exchange.ts'
import { redeemPromotion } from '../../ledger/promotions.ts'
import { toVoucher } from '../../members/stored-vouchers.ts'
import { homeRegion, inTransaction, type Club } from '../club.ts'
import { findRedeemable, homeViewer } from '../find-redeemable.ts'
import { refusal } from '../problem.ts'
import { useStepUp } from '../step-up.ts'
import { findVisible } from './rewards.ts'

/** Earning and spending points. */
export function redemptionsHandlers(club: Club): RedemptionsHandlers {
  const { clock, imageOrigin } = club
  return {
    redeemEarnReward: (call) =>
      inTransaction(club, call, async (client) => {
        const { rewardId } = call.body
        const { memberId } = call.member
        const { reward } = findVisible(club, 'EARN', rewardId, homeViewer(call.member))
        if (reward.availability === 'UNAVAILABLE')
          throw refusal('UNAVAILABLE', 'Oops, it looks like this reward is no longer available')
        if (reward.earnUrl === undefined) throw refusal('NOT_TRACKED', 'This reward is not earned at a partner.')
        const redemptionId: string = randomUUID()
        const trackingUrl = trackedAddress(reward.earnUrl, redemptionId, memberId)
        const createdAt = clock.now()
        await insertRow(client, 'earn_redemption', { redemptionId, memberId, rewardId, trackingUrl, createdAt })
        return { trackingUrl }
      }),

    redeemPromotion: (call) =>
      inTransaction(club, call, async (client) => ({
        pointsAdded: await redeemPromotion(client, {
          memberId: call.member.memberId,
          region: homeRegion(call.member),
          tokenId: call.body.tokenId,
          at: clock.now(),
          idempotencyKey: call.header['Idempotency-Key'],
        }),
      })),

    exchangeReward: (call) =>
      inTransaction(club, call, async (client) => {
        const found = await findRedeemable(club, client, call.member, call.body)
        requireExchangeable(found.reward)
        if (isSensitiveExchange(found.reward)) await useStepUp(client, call)
        const voucher = await exchange(client, {
          ...found,
          memberId: call.member.memberId,
          at: clock.now(),
          origin: imageOrigin,
          idempotencyKey: call.header['Idempotency-Key'],
        })
        return { vouchers: [toVoucher(voucher, imageOrigin)] }
      }),
  }
}

/** The partner sends the redemption's id back with what was earned, which is how the club knows whose it is. */
function trackedAddress(earnUrl: string, redemptionId: string, memberId: string): string {
  const address = new URL(earnUrl.replace('USER_ID', encodeURIComponent(memberId)))
  address.searchParams.set('clickref', redemptionId)
  return address.href
}

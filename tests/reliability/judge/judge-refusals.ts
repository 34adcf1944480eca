import type { Books } from '@clubhouse/test-kit/sandbox-control'
import type { Settled } from '../drive.ts'
import { pointsAtPartner, promotionLimits } from '../plan/plan.ts'
import { begunSubscriptions } from './read-books.ts'

interface Known {
  after: Books
  /** The least that each member ever had. */
  lowest: ReadonlyMap<string, number>
}

/** Whether what a refusal says can have been so at the time: nothing that runs out here comes back before the end. */
export function isTrue(code: string, { wanted, member }: Settled, { after, lowest }: Known): boolean {
  switch (wanted?.kind) {
    case 'redeem': {
      const { stockedAs, cost } = wanted.reward
      if (code === 'INSUFFICIENT_POINTS') return (lowest.get(member.memberId) ?? 0) < cost
      const isOver = after.stock.some(({ rewardId, remaining }) => rewardId === stockedAs && remaining === 0)
      return isOver && code === (wanted.reward.isExchanged ? 'OUT_OF_STOCK' : 'VUA')
    }
    case 'promotion': {
      const redeemed = after.promotions.filter((each) => each.code === wanted.code)
      const limit = promotionLimits[wanted.code] ?? 0
      const isMine = redeemed.some(({ memberId }) => memberId === member.memberId)
      if (code === 'VU') return isMine || redeemed.length >= limit
      const isForOthers = wanted.code === 'HELLOUSA' && member.region !== 'US'
      return !isMine && ['NF', 'VI', 'VXP'].includes(code) && (limit === 0 || isForOthers)
    }
    case 'transfer': {
      const moved = after.transfers.filter(({ memberId }) => memberId === member.memberId)
      const left = pointsAtPartner - moved.reduce((sum, { points }) => sum + points, 0)
      if (code === 'INSUFFICIENT_PARTNER_POINTS') return left < wanted.points
      return code === 'NOT_MULTIPLE'
        ? wanted.points % 1000 !== 0
        : code === 'PARTNER_NOT_LINKED' && member.region !== 'US'
    }
    case 'subscription': {
      const { checkoutSessionId } = wanted
      const isMine = after.payments.some(
        (each) => each.sessionId === checkoutSessionId && each.memberId === member.memberId,
      )
      if (code === 'CHECKOUT_SESSION_UNKNOWN') return !isMine
      const mine = begunSubscriptions(after).filter(({ memberId }) => memberId === member.memberId)
      return code === 'SUBSCRIPTION_EXISTS' && mine.some(({ sessionId }) => sessionId !== checkoutSessionId)
    }
    case 'cancel': {
      const order = after.orders.find(({ id }) => id === wanted.orderId)
      return code === 'NOT_CANCELLABLE' && (order?.status === 'CANCELLED' || order?.status === 'CONFIRMED')
    }
    case undefined:
      return false
  }
}

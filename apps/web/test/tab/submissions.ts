import { placeVoyageOrder } from '@clubhouse/rest-client/b2c'
import {
  exchangeReward,
  type Order,
  placeOrder,
  type PointsTransfer,
  type PromotionRedemption,
  redeemPromotion,
  type RewardExchange,
  type Submission,
  transferPartnerPoints,
} from '@clubhouse/rest-client/club'
import type { Confirmed, Effect, RedeemedReward } from '@clubhouse/test-kit/app-in-tab'
import { exchangeBody, orderBody, voyageBody } from '@clubhouse/test-kit/redemption-bodies'
import { type Finding, findSubmission } from '#platform/submission/find-submission.ts'
import { subscriptionSubmission } from '#features/subscribing/api/subscription-submission.ts'
import { IncompleteAnswerError } from '#platform/submission/outcome.ts'
import type { SubmissionCall, SubmissionOptions } from '#platform/submission/submission.ts'

interface TabSubmission extends Pick<SubmissionOptions<Confirmed, Effect>, 'mostRepetitions' | 'mayPass'> {
  name: string
  send: (call: SubmissionCall) => Promise<Effect>
  find: (idempotencyKey: string) => Promise<Finding<Effect>>
}

/** An answer of which a fault may have left out anything. */
type Answer<Of> = Partial<Of> | undefined

/** How the app's features submit what was confirmed, by its kind. */
export function submissionOf(confirmed: Confirmed): TabSubmission {
  switch (confirmed.kind) {
    case 'redeem':
      return confirmed.reward.isExchanged ? exchange(confirmed.reward) : order(confirmed.reward)
    case 'promotion':
      return promotion(confirmed.code)
    case 'transfer':
      return transfer(confirmed.points)
    case 'subscription':
      return subscription(confirmed.checkoutSessionId)
  }
}

function exchange(reward: RedeemedReward): TabSubmission {
  const { operationId } = exchangeReward
  const effectOf = (answer: Answer<RewardExchange>) =>
    effect(operationId, answer?.vouchers?.[0]?.voucherId, -reward.cost)
  return {
    name: `exchange:${reward.rewardId}`,
    send: async (call) => effectOf(await exchangeReward({ ...call, body: exchangeBody(reward) })),
    find: (key) => findSubmission(operationId, key, (found: Submission) => effectOf(found.exchange)),
  }
}

function order(reward: RedeemedReward): TabSubmission {
  const { operationId } = placeOrder
  const effectOf = (answer: Answer<Order>) => effect(operationId, answer?.orderId, -reward.cost)
  return {
    name: `order:${reward.rewardId}`,
    send: async (call) =>
      effectOf(
        await (reward.type === 'VOYAGES_FULFILMENT'
          ? placeVoyageOrder({ ...call, body: voyageBody(reward) })
          : placeOrder({ ...call, body: orderBody(reward) })),
      ),
    find: (key) => findSubmission(operationId, key, (found) => effectOf(found.order)),
  }
}

function promotion(code: string): TabSubmission {
  const { operationId } = redeemPromotion
  const effectOf = (answer: Answer<PromotionRedemption>) =>
    effect(operationId, answer?.pointsAdded === undefined ? undefined : code, answer?.pointsAdded ?? 0)
  return {
    name: `promotion:${code}`,
    send: async (call) => effectOf(await redeemPromotion({ ...call, body: { tokenId: code } })),
    find: (key) => findSubmission(operationId, key, (found) => effectOf(found.promotion)),
  }
}

function transfer(points: number): TabSubmission {
  const { operationId } = transferPartnerPoints
  const parameters = { partner: 'BILTREWARDS' } as const
  const effectOf = (answer: Answer<PointsTransfer>) => effect(operationId, answer?.transferId, answer?.points ?? points)
  return {
    name: `transfer:${parameters.partner}`,
    send: async (call) => effectOf(await transferPartnerPoints({ ...call, parameters, body: { points } })),
    find: (key) => findSubmission(operationId, key, (found) => effectOf(found.transfer)),
  }
}

function subscription(checkoutSessionId: string): TabSubmission {
  const { send, find, ...submission } = subscriptionSubmission({ checkoutSessionId })
  const begun = { id: checkoutSessionId, points: 0 }
  return {
    ...submission,
    async send(call) {
      await send({ checkoutSessionId }, call)
      return begun
    },
    async find(key) {
      const finding = await find(key)
      return finding.kind === 'done' ? { kind: 'done', result: begun } : finding
    },
  }
}

/** Throws when the answer does not say what was got, as the features do. */
function effect(operationId: string, id: string | undefined, points: number): Effect {
  if (id !== undefined) return { id, points }
  throw new IncompleteAnswerError('unknown', 'The answer does not say what was got', { operationId })
}

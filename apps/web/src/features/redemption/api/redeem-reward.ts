import {
  exchangeReward,
  getBalances,
  getRewardGroupReward,
  getSpendReward,
  listOrders,
  listVouchers,
  type Order,
  placeOrder,
  type Reward,
  type RewardExchange,
} from '@clubhouse/rest-client/club'
import { ApiError } from '@clubhouse/rest-client/errors'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { findSubmission } from '#platform/submission/find-submission.ts'
import type { SubmissionCall } from '#platform/submission/submission.ts'
import { IncompleteAnswerError } from '#platform/submission/outcome.ts'
import { type SubmissionControls, useSubmission } from '#platform/submission/use-submission.ts'
import { profileOptions } from '#domain/member/api/profile.ts'
import { invalidate } from '#platform/query/invalidate.ts'
import { useRegion } from '#platform/region/use-region.ts'
import { costNow, orderOf, rewardAsked } from '../model/redemption-request.ts'

/** What a reward was redeemed for. */
export type RedemptionResult = { kind: 'voucher'; voucherId: string } | { kind: 'order'; order: Order }

/** The same, or that another tab was faster, and knows. */
export type Redeemed = RedemptionResult | { kind: 'elsewhere'; by: 'exchange' | 'order' }

/** What the member confirms: the reward for so many points. */
export interface Price {
  cost: number
}

export interface RedeemRewardOptions {
  reward: Reward
  by: 'exchange' | 'order'
  /** What it costs, as the page says. */
  cost: number
  /** Called with what it brought, while its component is there. */
  onRedeemed: (redeemed: Redeemed) => void
}

/** Returns the name of the submission that redeems a reward. */
export function redemptionName(by: 'exchange' | 'order', { rewardId }: Pick<Reward, 'rewardId'>): string {
  return `${by}:${rewardId}`
}

/**
 * Spends points on a reward once, for a voucher or as an order (RDM-06, RDM-07, RDM-08, RDM-11), at the price that the member
 * confirmed: is it another by now, it is refused with the code PRICE_CHANGED, and nothing is spent.
 */
export function useRedeemReward({
  reward,
  by,
  cost,
  onRedeemed,
}: RedeemRewardOptions): SubmissionControls<Price, RedemptionResult> {
  const queryClient = useQueryClient()
  const { countryCode } = useRegion()
  return useSubmission<Price, RedemptionResult>({
    name: redemptionName(by, reward),
    confirmed: () => ({ input: { cost } }),
    prepare: ({ cost }) => requirePrice(reward, cost, countryCode),
    send: (_price, call) => (by === 'exchange' ? exchange(reward, call) : order(queryClient, reward, call)),
    find: (key) =>
      by === 'exchange'
        ? findSubmission(exchangeReward.operationId, key, ({ exchange }) => voucherOf(exchange))
        : findSubmission(placeOrder.operationId, key, ({ order }) => orderResult(order)),
    onDone: (outcome) => onRedeemed(outcome.kind === 'done' ? outcome.result : { kind: 'elsewhere', by }),
    onSettled: () => invalidate(queryClient, getBalances, listVouchers, listOrders, getSpendReward),
  })
}

/** Exchanges points for a voucher, which must then be among the member's (RDM-18). */
async function exchange(reward: Reward, call: SubmissionCall): Promise<RedemptionResult> {
  const result = voucherOf(await exchangeReward({ body: rewardAsked(reward), ...call }))
  if (!(await isInWallet(result.voucherId))) throw noVoucher()
  return result
}

function voucherOf(answer: Partial<RewardExchange> | undefined): Extract<RedemptionResult, { kind: 'voucher' }> {
  const voucherId = answer?.vouchers?.[0]?.voucherId
  if (voucherId === undefined) throw noVoucher()
  return { kind: 'voucher', voucherId }
}

function noVoucher(): IncompleteAnswerError {
  return new IncompleteAnswerError('voucher_unavailable', 'There is no voucher after the exchange', {
    operationId: exchangeReward.operationId,
  })
}

/** The newest vouchers come first. That they cannot be read now says nothing about this one. */
async function isInWallet(voucherId: string): Promise<boolean> {
  try {
    const { vouchers } = await listVouchers()
    return vouchers.some((voucher) => voucher.voucherId === voucherId)
  } catch (error) {
    console.warn('The vouchers could not be read after the exchange', error)
    return true
  }
}

async function order(queryClient: QueryClient, reward: Reward, call: SubmissionCall): Promise<RedemptionResult> {
  const profile = await queryClient.ensureQueryData(profileOptions())
  return orderResult(await placeOrder({ body: orderOf(reward, profile), ...call }))
}

function orderResult(answer: Partial<Order> | undefined): RedemptionResult {
  if (isOrder(answer)) return { kind: 'order', order: answer }
  throw new IncompleteAnswerError('unknown', 'There is no order in the answer', { operationId: placeOrder.operationId })
}

function isOrder(answer: Partial<Order> | undefined): answer is Order {
  return answer?.orderId !== undefined
}

async function requirePrice(reward: Reward, cost: number, viewingRegion: 'GB' | 'US' | 'WORLD'): Promise<void> {
  const { rewardId, rewardParentId = '', accessLevel } = reward
  const now =
    accessLevel === 'PERSONAL'
      ? await getRewardGroupReward({ rewardId, groupId: rewardParentId, viewingRegion })
      : await getSpendReward({ rewardId, viewingRegion, enableVariantGrouping: true })
  if (costNow(now, rewardId) === cost) return
  throw new ApiError('unprocessable_entity', 'The price has changed', {
    operationId: getSpendReward.operationId,
    code: 'PRICE_CHANGED',
  })
}

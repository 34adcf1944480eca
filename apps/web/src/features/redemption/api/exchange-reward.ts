import { exchangeReward, getBalances, listVouchers, type Reward } from '@clubhouse/rest-client/club'
import { ApiError } from '@clubhouse/rest-client/errors'
import { isTransient } from '@clubhouse/rest-client/retry'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { callWithStepUp } from '../../../platform/auth/step-up.ts'
import { endExchange, leaveForStepUp } from '../state/resumption.ts'
import { intentKeyOf, settleIntent } from './redemption-intent.ts'

/**
 * Whether nobody knows if the points were spent: no answer came, however often it was asked, the server failed on the
 * way, or its answer makes no sense. The wish then keeps its key, so that asking again spends nothing twice.
 */
export function isOutcomeUnknown(error: unknown): boolean {
  return !(error instanceof ApiError) || isTransient(error) || (error.status ?? 0) >= 500
}

/**
 * Spends points on a reward, once per intent; answers the new voucher's id (RDM-07). A reward that is dear makes the
 * server ask for a step-up: the page is left, and the exchange goes on after it, as the same intent (STP-05, STP-06).
 */
export function useExchangeReward(reward: Reward) {
  const queryClient = useQueryClient()
  const { pathname, search } = useLocation()
  return useMutation<string, ApiError, { isResumed: boolean }>({
    mutationFn: async ({ isResumed }) => {
      const body = {
        rewardId: reward.rewardId,
        ...(reward.rewardParentId === undefined ? {} : { rewardParentId: reward.rewardParentId }),
      }
      const idempotencyKey = intentKeyOf(reward.rewardId)
      const { vouchers } = await callWithStepUp(({ stepUp }) => exchangeReward({ body, idempotencyKey, stepUp }), {
        isResumed,
        onLeave() {
          leaveForStepUp(reward.rewardId)
          return `${pathname}${search}`
        },
      })
      const voucherId = vouchers[0]?.voucherId
      // An exchange without a voucher is an error (RDM-18).
      if (voucherId === undefined)
        throw new ApiError('voucher_unavailable', 'The exchange answered no voucher', {
          operationId: exchangeReward.operationId,
        })
      return voucherId
    },
    meta: { showsOwnErrors: true },
    retry: false,
    onSettled: async (_voucherId, error) => {
      endExchange()
      if (error === null || !isOutcomeUnknown(error)) settleIntent(reward.rewardId)
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: getBalances.queryOptions().queryKey }),
        queryClient.invalidateQueries({ queryKey: listVouchers.queryOptions().queryKey.slice(0, 2) }),
      ])
    },
  })
}

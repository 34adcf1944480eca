import { redeemEarnReward } from '@clubhouse/rest-client/club'
import { ApiError } from '@clubhouse/rest-client/errors'
import { createIdempotencyKey, type IdempotencyKey } from '@clubhouse/rest-client/idempotency'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { webAddress } from '#platform/links/link-target.ts'

/** Asks for the address that tells an affiliate whose points they are (RDM-23): one for each visit, however often asked. */
export function useTrackedAddress(rewardId: string): () => Promise<string> {
  const visit = useRef<IdempotencyKey>(undefined)
  const { mutateAsync } = useMutation<string, ApiError, undefined>({
    mutationFn: async () => {
      const idempotencyKey = (visit.current ??= createIdempotencyKey())
      const { trackingUrl } = await redeemEarnReward({ body: { rewardId }, idempotencyKey })
      const address = webAddress(trackingUrl)
      if (address === undefined)
        throw new ApiError('unknown', 'The redemption answered no address', {
          operationId: redeemEarnReward.operationId,
        })
      return address
    },
    meta: { showsOwnErrors: true },
    onSuccess: () => {
      visit.current = undefined
    },
  })
  return () => mutateAsync(undefined)
}

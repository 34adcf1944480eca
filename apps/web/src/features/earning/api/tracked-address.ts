import { redeemEarnReward } from '@clubhouse/rest-client/club'
import { ApiError } from '@clubhouse/rest-client/errors'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { webAddress } from '#platform/links/link-target.ts'

/** Fetches the address that says to an affiliate whose points they are (RDM-23): one for each redirect, however often it is retried. */
export function useTrackedAddress(rewardId: string): () => Promise<string> {
  const key = useRef<string>(undefined)
  const { mutateAsync } = useMutation<string, ApiError, undefined>({
    mutationFn: async () => {
      const idempotencyKey = (key.current ??= crypto.randomUUID())
      const { trackingUrl } = await redeemEarnReward({ body: { rewardId }, idempotencyKey })
      const address = webAddress(trackingUrl)
      if (address === undefined)
        throw new ApiError('unknown', 'The redemption returned no address', {
          operationId: redeemEarnReward.operationId,
        })
      return address
    },
    meta: { showsOwnErrors: true },
    onSuccess: () => {
      key.current = undefined
    },
  })
  return () => mutateAsync(undefined)
}

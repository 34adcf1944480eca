import type { Profile } from '@clubhouse/rest-client/club'
import { recordReferralOrder } from '@clubhouse/rest-client/referral'
import { useEffect, useEffectEvent } from 'react'
import { clubConfig } from '#domain/club/model/club-config.ts'
import { privateStorage } from '#platform/storage/private-storage.ts'
import { referralOrderOf } from '../model/referral-order.ts'

/** Says that the referral partner was told, for a reload of the page. */
const key = 'referral-order-sent'

/** Tells the referral partner of a new GB member once, while they are welcomed, and waits for nothing (ONB-41, REF-06, REF-09). */
export function useReferralOrder(profile: Profile): void {
  const send = useEffectEvent(() => {
    const partnerCode = clubConfig().referralPartnerCode
    const order = partnerCode === undefined ? undefined : referralOrderOf(profile, { partnerCode, now: new Date() })
    if (order === undefined || privateStorage.get(key) === profile.redUserId) return
    privateStorage.set(key, profile.redUserId)
    recordReferralOrder({ body: order }).catch((error: unknown) =>
      console.warn('The referral partner was not told of the new member', error),
    )
  })
  useEffect(() => send(), [])
}

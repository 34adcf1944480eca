import { useEffect, useState } from 'react'
import { forgetDeepLink, keptDeepLink } from '#platform/auth/deep-link-store.ts'
import { promoCodeOf } from '../model/promo-code.ts'
import { keptPromoCode } from './promo-code-draft.ts'

/**
 * What stands in the field at first: the code of the address, else that of the deep link which was opened before the
 * login, else what was typed before. The deep link has then served (PRM-02).
 */
export function usePrefilledCode(search: string): string {
  const [deepLinkCode] = useState(() => promoCodeOf(keptDeepLink() ?? ''))
  const [code] = useState(() => promoCodeOf(search) ?? deepLinkCode ?? keptPromoCode())
  useEffect(() => {
    if (deepLinkCode !== undefined) forgetDeepLink()
  }, [deepLinkCode])
  return code
}

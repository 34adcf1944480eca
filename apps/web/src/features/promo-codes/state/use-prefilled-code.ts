import { useEffect, useState } from 'react'
import { forgetDeepLink, keptDeepLink } from '#domain/member/state/deep-link-store.ts'
import { promoCodeOf } from '../model/promo-code.ts'

/**
 * Returns the code of the address, else that of the deep link which was opened before the login; undefined when there is
 * neither. The deep link has then served (PRM-02).
 */
export function usePrefilledCode(search: string): string | undefined {
  const [deepLinkCode] = useState(() => promoCodeOf(keptDeepLink() ?? ''))
  const [code] = useState(() => promoCodeOf(search) ?? deepLinkCode)
  useEffect(() => {
    if (deepLinkCode !== undefined) forgetDeepLink()
  }, [deepLinkCode])
  return code
}

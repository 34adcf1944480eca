import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useParams } from '#platform/navigation/outlet.tsx'
import { readCookie, writeCookie } from '#platform/storage/cookies.ts'
import { type CardReferral, cardReferral } from '../model/referral.ts'

const cookies: Record<keyof CardReferral, string> = { accorId: 'card-accor-id', siteCode: 'card-site-code' }

/** In seconds: one day (CKE-09, CCD-16). */
const maxAge = 24 * 60 * 60

/** Keeps who sent somebody to the card, from the address or from an earlier visit of the day (CCD-02, CCD-17). */
export function useCardReferral(): void {
  const { accorId } = useParams()
  const [query] = useSearchParams()
  useEffect(() => {
    try {
      const stored = { accorId: readCookie(cookies.accorId) ?? '', siteCode: readCookie(cookies.siteCode) ?? '' }
      const address = { accorId: accorId ?? query.get('accorId'), siteCode: query.get('siteCode') }
      const referral = cardReferral(address, stored)
      for (const name of ['accorId', 'siteCode'] as const)
        if (referral[name] !== '') writeCookie(cookies[name], referral[name], maxAge)
    } catch (error) {
      console.warn('Cookies are blocked: nobody knows who sent this visitor to the card', error)
    }
  }, [accorId, query])
}

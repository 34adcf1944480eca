import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useParams } from '#platform/navigation/outlet.tsx'
import { readCookie, writeCookie } from '#platform/storage/cookies.ts'
import { type CardReferral, cardReferral } from '../model/referral.ts'

const cookies: Record<keyof CardReferral, string> = { accorId: 'card-accor-id', siteCode: 'card-site-code' }

/** In seconds: one day (CKE-09, CCD-16). */
const maxAge = 24 * 60 * 60

/**
 * Returns what the address says of who sent somebody to the card, and keeps it for the day, together with what an earlier
 * visit of the day has left (CCD-02, CCD-17).
 */
export function useCardReferral(): CardReferral {
  const { accorId: pathAccorId = '' } = useParams()
  const [query] = useSearchParams()
  const { accorId, siteCode } = cardReferral({ accorId: pathAccorId }, referralOf(query))
  useEffect(() => keep(referralWithStored({ accorId, siteCode })), [accorId, siteCode])
  return { accorId, siteCode }
}

/** Returns a referral, completed by what an earlier visit of the day has left (CCD-17). */
export function referralWithStored(referral: CardReferral): CardReferral {
  return cardReferral(referral, stored())
}

/** Returns what a query says of a referral. */
export function referralOf(query: URLSearchParams): CardReferral {
  return cardReferral({ accorId: query.get('accorId'), siteCode: query.get('siteCode') })
}

function stored(): Partial<CardReferral> {
  try {
    return { accorId: readCookie(cookies.accorId) ?? '', siteCode: readCookie(cookies.siteCode) ?? '' }
  } catch {
    return {}
  }
}

function keep(referral: CardReferral): void {
  try {
    for (const name of ['accorId', 'siteCode'] as const)
      if (referral[name] !== '') writeCookie(cookies[name], referral[name], maxAge)
  } catch (error) {
    console.warn('Cookies are blocked: the address alone says who sent this visitor to the card', error)
  }
}

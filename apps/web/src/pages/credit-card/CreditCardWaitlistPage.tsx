import { Navigate, useLocation } from 'react-router-dom'
import { paths } from '#domain/page/model/paths.ts'
import { useRegionPath } from '#platform/region/use-region.ts'

/** Redirects the old address of the card page to the new one, and keeps a campaign's query (RTE-30). */
export function CreditCardWaitlistPage() {
  const { search, hash } = useLocation()
  const pathname = useRegionPath()(paths.creditCard.href())
  return <Navigate to={{ pathname, search, hash }} replace />
}

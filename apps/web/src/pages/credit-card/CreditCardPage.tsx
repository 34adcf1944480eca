import { useCardReferral } from '#domain/card/state/use-card-referral.ts'
import { ComingPage } from '#features/coming/components/ComingPage.tsx'

/** The landing of the card, and of its campaigns: who led there is kept, though the page is still to come (CCD-02). */
export function CreditCardPage() {
  useCardReferral()
  return <ComingPage name="creditCard" />
}

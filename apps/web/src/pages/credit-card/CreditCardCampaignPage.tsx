import { useCardReferral } from '#domain/card/state/use-card-referral.ts'
import { ApplicationLinks } from '#features/card-application/components/ApplicationLinks.tsx'
import { CardContent } from './components/CardContent.tsx'

/** The card's page for those whom a partner sends; an accorId of another shape is none (CCD-03, CCD-13). */
export function CreditCardCampaignPage() {
  const referral = useCardReferral()
  return (
    <ApplicationLinks referral={referral}>
      <CardContent accorId={referral.accorId} />
    </ApplicationLinks>
  )
}

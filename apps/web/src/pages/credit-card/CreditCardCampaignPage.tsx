import { campaignSlug } from '#domain/card/model/landing.ts'
import { useCardReferral } from '#domain/card/state/use-card-referral.ts'
import { CardPage } from './CreditCardPage.tsx'

/**
 * The card's page for those whom a partner sends; for whom editors wrote nothing, the landing page. An accorId of another
 * shape is none (CCD-03, CCD-13).
 */
export function CreditCardCampaignPage() {
  return <CardPage slug={campaignSlug(useCardReferral().accorId)} />
}

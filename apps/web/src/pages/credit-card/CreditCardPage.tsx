import { useCallback, useState } from 'react'
import { island } from '#platform/islands/island.tsx'
import { useCardReferral } from '#domain/card/state/use-card-referral.ts'
import { ApplicationLinks } from '#features/card-application/components/ApplicationLinks.tsx'
import { CardContent } from './components/CardContent.tsx'

// Flags are for those alone whom a partner sent with a query: the page is rendered ahead of time, and knows none.
const CampaignsOpen = island(() => import('./components/CampaignsOpen.tsx').then((module) => module.CampaignsOpen), {
  when: 'render',
  isBrowserOnly: true,
})

/** The landing page of the card (CCD-02); for those whom a partner sends, what editors wrote for them (CCD-03). */
export function CreditCardPage() {
  const referral = useCardReferral()
  const [hasCampaigns, setHasCampaigns] = useState(false)
  const open = useCallback(() => setHasCampaigns(true), [])
  return (
    <ApplicationLinks referral={referral}>
      {referral.accorId !== '' && <CampaignsOpen onOpen={open} />}
      <CardContent accorId={hasCampaigns ? referral.accorId : ''} />
    </ApplicationLinks>
  )
}

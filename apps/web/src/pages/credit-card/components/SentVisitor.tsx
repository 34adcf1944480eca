import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useFlag } from '#platform/flags/use-flag.ts'
import { useRegion } from '#platform/region/use-region.ts'
import { campaignSlug } from '#domain/card/model/landing.ts'
import { useCardReferral } from '#domain/card/state/use-card-referral.ts'
import { pageOptions } from '#domain/content/api/page.ts'

export interface SentVisitorProps {
  /** Called with the slug of what editors wrote for those whom a partner sends, once it is there. */
  onCampaign: (slug: string) => void
}

/** Keeps who sent a visitor, and looks for their campaign while campaigns are open (CCD-03, CCD-17, FLG-08). Renders nothing. */
export function SentVisitor({ onCampaign }: SentVisitorProps) {
  const { accorId } = useCardReferral()
  const { locale } = useRegion()
  const isOpen = useFlag('web_cc_campaign_pages')
  const slug = campaignSlug(accorId)
  const hasCampaign = useQuery({ ...pageOptions(slug, locale), enabled: isOpen && accorId !== '' }).isSuccess
  useEffect(() => {
    if (hasCampaign) onCampaign(slug)
  }, [hasCampaign, slug, onCampaign])
  return null
}

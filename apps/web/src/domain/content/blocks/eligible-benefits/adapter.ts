import { intactEntries, isEligibleBenefit } from '@clubhouse/content-client/types'
import { type ContentPicture, pictureOf } from '../../model/entries.ts'
import type { EntryOf } from '../page-block.ts'

export interface EligibleBenefitsContent {
  headline: string
  body: string | undefined
  benefits: readonly BenefitContent[]
}

export interface BenefitContent {
  title: string
  perk: string
  description: string
  lockedMessage: string
  picture: ContentPicture | undefined
}

export function adaptEligibleBenefits({ fields }: EntryOf<'eligibleBenefits'>): EligibleBenefitsContent {
  return {
    headline: fields.headline,
    body: fields.body,
    benefits: intactEntries(fields.benefits, isEligibleBenefit).map((benefit) => ({
      title: benefit.fields.title,
      perk: benefit.fields.perkReference,
      description: benefit.fields.description,
      lockedMessage: benefit.fields.lockedMessage,
      picture: pictureOf(benefit.fields.image),
    })),
  }
}

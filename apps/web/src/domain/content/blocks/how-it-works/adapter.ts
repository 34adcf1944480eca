import { intactEntries, isProcessStep } from '@clubhouse/content-client/types'
import { type ContentPicture, pictureOf } from '../../model/entries.ts'
import type { EntryOf } from '../page-block.ts'

export interface HowItWorksContent {
  headline: string
  body: string | undefined
  steps: readonly { header: string; body: string; picture: ContentPicture | undefined }[]
}

export function adaptHowItWorks({ fields }: EntryOf<'howItWorks'>): HowItWorksContent {
  return {
    headline: fields.headline,
    body: fields.body,
    steps: intactEntries(fields.processStepSubSection, isProcessStep).map((step) => ({
      header: step.fields.header,
      body: step.fields.bodyText,
      picture: pictureOf(step.fields.image),
    })),
  }
}

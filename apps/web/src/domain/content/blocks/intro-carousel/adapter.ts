import { intactEntries, isIntroCarouselSlide } from '@clubhouse/content-client/types'
import { type ContentPicture, pictureOf } from '../../model/entries.ts'
import type { EntryOf } from '../page-block.ts'

export interface IntroCarouselContent {
  headline: string | undefined
  slides: readonly { title: string; body: string; picture: ContentPicture | undefined }[]
}

export function adaptIntroCarousel({ fields }: EntryOf<'introCarousel'>): IntroCarouselContent {
  return {
    headline: fields.headline,
    slides: intactEntries(fields.slides, isIntroCarouselSlide).map((slide) => ({
      title: slide.fields.headline,
      body: slide.fields.body,
      picture: pictureOf(slide.fields.image),
    })),
  }
}

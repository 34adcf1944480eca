import { intactEntries, isPromoCarouselCard } from '@clubhouse/content-client/types'
import { type ContentPicture, pictureOf } from '../../model/entries.ts'
import type { EntryOf } from '../page-block.ts'

export interface PromoCarouselContent {
  headline: string | undefined
  cards: readonly {
    title: string
    body: string | undefined
    chip: string | undefined
    picture: ContentPicture | undefined
  }[]
  /** Of a card, in pixels. */
  width: number
  height: number
}

/** What a card is wide and high unless its editor says otherwise (CNT-36). */
const usualSize = { width: 446, height: 588 } as const

export function adaptPromoCarousel({ fields }: EntryOf<'promoCarousel'>): PromoCarouselContent {
  return {
    headline: fields.headline,
    cards: intactEntries(fields.cards, isPromoCarouselCard).map((card) => ({
      title: card.fields.title,
      body: card.fields.subtitle,
      chip: card.fields.chipLabel,
      picture: pictureOf(card.fields.image),
    })),
    width: fields.width ?? usualSize.width,
    height: fields.height ?? usualSize.height,
  }
}

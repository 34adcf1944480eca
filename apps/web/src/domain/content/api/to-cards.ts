import type { ContentEntry } from '@clubhouse/content-client/content'
import {
  intactEntries,
  isEligibleBenefit,
  isIntroCarouselSlide,
  isPromoCarouselCard,
  isRedSkyRoute,
  type TypeEligibleBenefitsSkeleton,
  type TypeIntroCarouselSkeleton,
  type TypePromoCarouselSkeleton,
  type TypeRedSkyRoutesSectionSkeleton,
} from '@clubhouse/content-client/types'
import { pictureOf } from '../model/entries.ts'
import type { BlockOf, SlideContent } from '../model/page.ts'

/** What a promo card is wide and high unless its editor says otherwise (CNT-36). */
const promoSize = { width: 446, height: 588 } as const

export function toIntroSlides({ fields }: ContentEntry<TypeIntroCarouselSkeleton>): SlideContent[] {
  return intactEntries(fields.slides, isIntroCarouselSlide).map((slide) => ({
    title: slide.fields.headline,
    body: slide.fields.body,
    chip: undefined,
    picture: pictureOf(slide.fields.image),
  }))
}

export function toPromoCarousel({
  fields,
}: ContentEntry<TypePromoCarouselSkeleton>): Pick<
  BlockOf<'promo-carousel'>,
  'headline' | 'cards' | 'width' | 'height'
> {
  return {
    headline: fields.headline,
    cards: intactEntries(fields.cards, isPromoCarouselCard).map((card) => ({
      title: card.fields.title,
      body: card.fields.subtitle,
      chip: card.fields.chipLabel,
      picture: pictureOf(card.fields.image),
    })),
    width: fields.width ?? promoSize.width,
    height: fields.height ?? promoSize.height,
  }
}

export function toRoutes({
  fields,
}: ContentEntry<TypeRedSkyRoutesSectionSkeleton>): Pick<BlockOf<'routes'>, 'headline' | 'body' | 'routes'> {
  return {
    headline: fields.headline,
    body: fields.body,
    routes: intactEntries(fields.routes, isRedSkyRoute).map(({ sys, fields: route }) => ({
      id: sys.id,
      origin: route.origin,
      destination: route.destination,
      picture: pictureOf(route.images.find((image) => image !== undefined)),
      cabin: route.cabinClassName,
      cabinIcon: pictureOf(route.cabinClassIcon),
      points: route.minimalPointsPrice,
      description: route.marketingDescription,
    })),
  }
}

export function toBenefits({
  fields,
}: ContentEntry<TypeEligibleBenefitsSkeleton>): Pick<BlockOf<'benefits'>, 'headline' | 'body' | 'benefits'> {
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

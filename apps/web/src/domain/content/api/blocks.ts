import type { ContentEntry } from '@clubhouse/content-client/content'
import {
  intactEntries,
  isAccordionItem,
  isProcessStep,
  listedOr,
  sectionBannerBackgroundColourValues,
  spendCategoryCategoryColourValues,
  type TypeAppDownloadSkeleton,
  type TypeBrandTileSkeleton,
  type TypeFaqSkeleton,
  type TypeHeroSkeleton,
  type TypeHomeFaqSectionSkeleton,
  type TypeHowItWorksSkeleton,
  type TypeRedHotBannerSkeleton,
  type TypeSectionBannerSkeleton,
  type TypeSpendCategorySkeleton,
} from '@clubhouse/content-client/types'
import { isComing } from '#platform/coming/is-coming.ts'
import { pictureOf } from '../model/entries.ts'
import type {
  AccordionEntry,
  ActionContent,
  AppDownloadContent,
  BannerContent,
  BrandTileContent,
  CategoryContent,
  ProcessContent,
} from '../model/blocks.ts'

/** Entries of the content service as the blocks that the screens draw. */

export type BannerEntry =
  | ContentEntry<TypeSectionBannerSkeleton>
  | ContentEntry<TypeHeroSkeleton>
  | ContentEntry<TypeRedHotBannerSkeleton>

export function toBanner({ fields }: BannerEntry): BannerContent {
  return {
    headline: fields.headline,
    body: fields.body,
    background: listedOr(sectionBannerBackgroundColourValues, fields.backgroundColour, 'White'),
    picture: pictureOf(fields.foregroundImage),
    buttons: toActions(fields),
  }
}

/** Returns the buttons that have a text and a target whose page is built. */
export function toActions(fields: ButtonFields): ActionContent[] {
  return [
    { text: fields.button1Text, target: fields.button1Target },
    { text: fields.button2Text, target: fields.button2Target },
  ].flatMap(({ text, target }) =>
    text === undefined || target === undefined || isComing(target) ? [] : [{ text, target }],
  )
}

interface ButtonFields {
  button1Text?: string | undefined
  button1Target?: string | undefined
  button2Text?: string | undefined
  button2Target?: string | undefined
}

export function toBrandTile({ fields }: ContentEntry<TypeBrandTileSkeleton>): BrandTileContent {
  return { name: fields.brandName, slug: fields.slug, logo: pictureOf(fields.brandLogo) }
}

export function toCategory({ fields }: ContentEntry<TypeSpendCategorySkeleton>): CategoryContent {
  return {
    name: fields.categoryName,
    colour: listedOr(spendCategoryCategoryColourValues, fields.categoryColour, 'Orange'),
    picture: pictureOf(fields.categoryImage),
  }
}

export function toProcess({ fields }: ContentEntry<TypeHowItWorksSkeleton>): ProcessContent {
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

export function toFaq({ fields }: ContentEntry<TypeFaqSkeleton> | ContentEntry<TypeHomeFaqSectionSkeleton>): {
  headline: string
  items: readonly AccordionEntry[]
} {
  return {
    headline: fields.headline,
    items: intactEntries(fields.accordions, isAccordionItem).map((item) => ({
      title: item.fields.title,
      body: item.fields.body,
    })),
  }
}

export function toAppDownload({ fields }: ContentEntry<TypeAppDownloadSkeleton>): AppDownloadContent {
  return {
    headline: fields.headline,
    body: fields.body,
    picture: pictureOf(fields.image),
    appStoreBadge: pictureOf(fields.appStoreBadge),
    playStoreBadge: pictureOf(fields.playStoreBadge),
  }
}

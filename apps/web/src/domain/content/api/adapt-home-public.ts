import type { ContentEntry } from '@clubhouse/content-client/content'
import {
  intactEntries,
  isSpendCategory,
  type SpendCategoryCategoryColour,
  type TypeAppDownloadSkeleton,
  type TypeHomePublicSkeleton,
} from '@clubhouse/content-client/types'
import type { CategoryColour } from '@clubhouse/design-system/theme'
import { adaptHomeFaqSection } from '../blocks/home-faq-section/adapter.ts'
import { adaptHowItWorks } from '../blocks/how-it-works/adapter.ts'
import { adaptHomeBanner } from '../blocks/section-banner/adapter.ts'
import { pictureOf } from '../model/entries.ts'
import { brandTilesOf } from './brand-tile.ts'
import type { AppDownloadContent, CategoryContent, HomePublic } from './home-public.ts'

/** Returns the entry of the public home as its components show it. */
export function adaptHomePublic({ fields }: ContentEntry<TypeHomePublicSkeleton>): HomePublic {
  return {
    seoTitle: fields.seo?.fields.title ?? fields.earnHeadline,
    seoDescription: fields.seo?.fields.description,
    hero: fields.hero && adaptHomeBanner(fields.hero),
    earn: {
      headline: fields.earnHeadline,
      body: fields.earnBody,
      buttonText: fields.earnButtonText,
      brands: brandTilesOf(fields.earnBrands),
    },
    spend: {
      headline: fields.spendHeadline,
      body: fields.spendBody,
      buttonText: fields.spendButtonText,
      categories: categoriesOf(fields.spendCategories),
    },
    howItWorks: fields.howItWorks && adaptHowItWorks(fields.howItWorks),
    // The home shows the questions alone.
    faq: fields.faq && { ...adaptHomeFaqSection(fields.faq), body: undefined, actions: [] },
    appDownload: fields.appDownload && appDownloadOf(fields.appDownload),
  }
}

const categoryColours: Record<SpendCategoryCategoryColour, CategoryColour> = {
  Orange: 'orange',
  Yellow: 'yellow',
  'Light Green': 'lightGreen',
  Pink: 'pink',
  'Light Purple': 'lightPurple',
}
const colourOfCategory: ReadonlyMap<string, CategoryColour> = new Map(Object.entries(categoryColours))

/** Returns categories; one of an unknown colour (from a newer schema) is orange. */
function categoriesOf(entries: readonly unknown[]): CategoryContent[] {
  return intactEntries(entries, isSpendCategory).map(({ fields }) => ({
    name: fields.categoryName,
    colour: colourOfCategory.get(fields.categoryColour) ?? 'orange',
    picture: pictureOf(fields.categoryImage),
  }))
}

function appDownloadOf({ fields }: ContentEntry<TypeAppDownloadSkeleton>): AppDownloadContent {
  return {
    headline: fields.headline,
    body: fields.body,
    picture: pictureOf(fields.image),
    appStoreBadge: pictureOf(fields.appStoreBadge),
    playStoreBadge: pictureOf(fields.playStoreBadge),
  }
}

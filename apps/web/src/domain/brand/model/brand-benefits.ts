import type { ContentPicture } from '#domain/content/model/entries.ts'
import type { Region } from '#platform/region/regions.ts'

/** What members get from a partner brand (RWD-06). */
export interface BrandBenefit {
  id: string
  title: string
  description: string
  picture: ContentPicture | undefined
  brandName: string
  /** Of the brand's page, when it has one. */
  brandSlug: string | undefined
  brandLogo: ContentPicture | undefined
}

/** Returns the slug of the entry with the benefits (RWD-33). The specification names the British one alone; the American is its sibling. */
export function benefitsSlug({ id }: Pick<Region, 'id'>): string {
  return id === 'en-us' ? 'brand-benefits-us' : 'brand-benefits-uk'
}

/** Returns the benefits with those of one brand first; the rest keeps the order of the editors. */
export function ownFirst(benefits: readonly BrandBenefit[], slug: string): BrandBenefit[] {
  const isOwn = ({ brandSlug }: BrandBenefit) => brandSlug === slug
  return [...benefits.filter(isOwn), ...benefits.filter((benefit) => !isOwn(benefit))]
}

import { brandBenefits, type ContentEntry } from '@clubhouse/content-client/content'
import {
  intactEntries,
  isBrandBenefit,
  isBrandBenefitsBrand,
  type TypeBrandBenefitsSkeleton,
} from '@clubhouse/content-client/types'
import { pictureOf } from '#domain/content/model/entries.ts'
import type { Region } from '#platform/region/regions.ts'
import { type BrandBenefit, benefitsSlug } from '../model/brand-benefits.ts'

/** Options of all that partner brands give to members (RWD-33). */
export function brandBenefitsOptions(region: Pick<Region, 'id' | 'locale'>) {
  return brandBenefits.queryOptions({ slug: benefitsSlug(region), locale: region.locale }, toBenefits)
}

function toBenefits({ fields }: ContentEntry<TypeBrandBenefitsSkeleton>): BrandBenefit[] {
  return intactEntries(fields.brands, isBrandBenefitsBrand).flatMap(({ fields: brand }) =>
    intactEntries(brand.benefits, isBrandBenefit).map(({ sys, fields: { title, description, image } }) => ({
      id: sys.id,
      title,
      description,
      picture: pictureOf(image),
      brandName: brand.brandName,
      brandSlug: brand.brandDetails?.fields.slug,
      brandLogo: pictureOf(brand.brandLogo),
    })),
  )
}

import type { BrandRecord } from './brand-record.ts'
import { readClubFile } from './club-files.ts'

/** Every partner of the club. */
export const brandRecords = readClubFile('brands') as readonly BrandRecord[]
const bySlug = new Map(brandRecords.map((brand) => [brand.slug, brand]))

export function findBrand(slug: string): BrandRecord | undefined {
  return bySlug.get(slug)
}

/** Returns the brand that a data file names. */
export function brandCalled(slug: string): BrandRecord {
  const brand = findBrand(slug)
  if (!brand) throw new Error(`The sample data has no brand ${slug}`)
  return brand
}

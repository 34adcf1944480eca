import type { BrandRecord } from './brand-record.ts'
import { charityAndFunBrands } from './brands/charity-and-fun.ts'
import { entertainmentBrands } from './brands/cinema-and-entertainment.ts'
import { outingBrands } from './brands/experiences-and-days-out.ts'
import { fashionBrands } from './brands/fashion-and-beauty.ts'
import { foodBrands } from './brands/food-and-drink.ts'
import { homeBrands } from './brands/home-and-tech.ts'
import { railBrands } from './brands/rail.ts'
import { travelBrands } from './brands/travel.ts'
import { wineBrands } from './brands/wine.ts'

/** Every partner of the club. The order decides the rewards' ids, so new brands go to the end of their file. */
export const brandRecords: readonly BrandRecord[] = [
  ...foodBrands,
  ...travelBrands,
  ...railBrands,
  ...wineBrands,
  ...entertainmentBrands,
  ...outingBrands,
  ...homeBrands,
  ...fashionBrands,
  ...charityAndFunBrands,
]

/** Brands of the Kestrel group itself; their rewards name the group as the partner behind them. */
export function isGroupBrand(brand: BrandRecord): boolean {
  return brand.slug.startsWith('kestrel-')
}

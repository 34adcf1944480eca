import { getBrand, getPublicBrand } from '@clubhouse/rest-client/discovery'
import type { Audience } from '#platform/auth/use-audience.ts'
import type { Region } from '#platform/region/regions.ts'

export interface BrandQuery {
  brandPath: string
  audience: Audience
  region: Region
}

/** Options of one brand, by its slug (API-30). */
export function brandOptions({ brandPath, audience, region }: BrandQuery) {
  const operation = audience === 'member' ? getBrand : getPublicBrand
  return operation.queryOptions({ brandPath, viewingRegion: region.countryCode })
}

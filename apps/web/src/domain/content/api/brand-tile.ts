import { intactEntries, isBrandTile } from '@clubhouse/content-client/types'
import { type ContentPicture, pictureOf } from '../model/entries.ts'

export interface BrandTileContent {
  name: string
  slug: string
  logo: ContentPicture | undefined
}

export function brandTilesOf(entries: readonly unknown[] | undefined): BrandTileContent[] {
  return intactEntries(entries, isBrandTile).map(({ fields: { brandName, slug, brandLogo } }) => ({
    name: brandName,
    slug,
    logo: pictureOf(brandLogo),
  }))
}

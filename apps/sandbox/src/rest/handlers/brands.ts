import type { BrandsHandlers } from '../../generated/rest-discovery-handlers.ts'
import { visibleRewards } from '../../rewards/list-rewards.ts'
import { viewerFrom } from '../../rewards/visibility.ts'
import type { Club } from '../club.ts'
import { notFound } from '../problem.ts'

/** Partner brands: all operations of the discovery host. */
export function brandsHandlers(club: Club): BrandsHandlers {
  const find = (slug: string) => {
    const brand = club.catalogue().brands.find((candidate) => candidate.slug === slug)
    if (brand === undefined) throw notFound(`There is no brand ${slug}.`)
    return brand
  }
  return {
    listBrands({ query }) {
      const { brands, spend, earn } = club.catalogue()
      const seen = visibleRewards([...spend, ...earn], viewerFrom(query.viewingRegion), true)
      const slugs = new Set(seen.map(({ reward }) => reward.content.brandDetails.slug))
      return { brands: brands.filter(({ slug }) => slugs.has(slug)) }
    },
    getBrand: ({ path }) => find(path.brandPath),
    getPublicBrand: ({ path }) => find(path.brandPath),
  }
}

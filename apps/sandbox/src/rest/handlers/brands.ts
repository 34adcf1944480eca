import type { components, operations } from '@clubhouse/rest-client/discovery.types'
import type { BrandsHandlers } from '../../generated/rest-discovery-handlers.ts'
import { visibleRewards } from '../../rewards/list-rewards.ts'
import { visitorFrom } from '../../rewards/visibility.ts'
import type { Club } from '../club.ts'
import { defineHandlers } from '../handler-types.ts'
import { notFound } from '../problem.ts'

type Brand = components['schemas']['Brand']

/** Partner brands: all operations of the discovery host. */
export function brandsHandlers(club: Club): BrandsHandlers {
  const find = (slug: string): { status: 200; body: Brand } => {
    const brand = club.catalogue().brands.find((candidate) => candidate.slug === slug)
    if (brand === undefined) throw notFound(`There is no brand ${slug}.`)
    return { status: 200, body: brand }
  }
  return defineHandlers<operations>()({
    listBrands({ query }) {
      const { brands, spend, earn } = club.catalogue()
      const seen = visibleRewards([...spend, ...earn], visitorFrom(query.viewingRegion), true)
      const slugs = new Set(seen.map(({ reward }) => reward.content.brandDetails.slug))
      return { status: 200, body: { brands: brands.filter(({ slug }) => slugs.has(slug)) } }
    },
    getBrand: ({ path }) => find(path.brandPath),
    getPublicBrand: ({ path }) => find(path.brandPath),
  })
}

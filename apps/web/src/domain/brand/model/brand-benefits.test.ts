import { expect, test } from 'vitest'
import { type BrandBenefit, benefitsSlug, ownFirst } from './brand-benefits.ts'

test.each([
  ['en-gb', 'brand-benefits-uk'],
  ['world', 'brand-benefits-uk'],
  ['en-us', 'brand-benefits-us'],
] as const)('in %s the benefits are those of %s [RWD-33]', (id, slug) => {
  expect(benefitsSlug({ id })).toBe(slug)
})

const benefit = (id: string, brandSlug: string | undefined): BrandBenefit => ({
  id,
  title: id,
  description: '',
  picture: undefined,
  brandName: '',
  brandSlug,
  brandLogo: undefined,
})

test.each([
  ['of the brand come first', 'wines', 'c a b d'],
  ['stay in their order when the brand has none', 'trains', 'a b c d'],
])('benefits %s [RWD-06]', (_goal, slug, order) => {
  const all = [benefit('a', 'airways'), benefit('b', 'voyages'), benefit('c', 'wines'), benefit('d', undefined)]
  expect(
    ownFirst(all, slug)
      .map(({ id }) => id)
      .join(' '),
  ).toBe(order)
})

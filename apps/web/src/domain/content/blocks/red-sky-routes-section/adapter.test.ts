import { expect, test } from 'vitest'
import { assetAt, entryWith } from '../entries.fixtures.ts'
import { adaptRedSkyRoutesSection } from './adapter.ts'
import { knownRoutes } from './known-routes.ts'

test.each([
  ['promo', 'promo'],
  ['suggestion', 'suggestion'],
] as const)('routes of the type %s are shown as %s [GAP-26]', (type, purpose) => {
  expect(adaptRedSkyRoutesSection(entryWith('redSkyRoutesSection', { type, routes: [] }))).toMatchObject({ purpose })
})

test.each([
  ['promo', ['CPT', 'JNB', 'LOS']],
  ['suggestion', ['CPT', 'JNB', 'LOS', 'DEL']],
] as const)('a section of the type %s has the routes to %j', (type, want) => {
  const routes = ['CPT', 'XXX', 'JNB', 'LOS', 'DEL'].map((destination) => ({
    sys: { id: destination, contentType: { sys: { id: 'redSkyRoute' } } },
    metadata: { tags: [] },
    fields: {
      internalName: destination,
      origin: 'LHR',
      destination,
      images: [assetAt('https://images.test/1')],
      cabinClassName: 'Economy',
      minimalPointsPrice: 1,
    },
  }))
  const section = adaptRedSkyRoutesSection(entryWith('redSkyRoutesSection', { type, routes: routes as never }))
  expect(knownRoutes(section).map(({ destination }) => destination.code)).toEqual(want)
})

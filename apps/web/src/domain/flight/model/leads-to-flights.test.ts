import { expect, test } from 'vitest'
import { leadsToFlights } from './leads-to-flights.ts'

test.each([
  ['/redsky-search', true],
  ['/en-us/redsky-search/results?origin=LHR', true],
  ['https://club.test/kestrel-red/world/redsky-search/edit', true],
  ['/redsky-searches', false],
  ['/spend-kestrel-points', false],
  ['https://elsewhere.test/redsky-search', false],
  ['', false],
])('%s leads into the flight area: %s [FLG-04]', (address, isInArea) => {
  expect(leadsToFlights(address, 'https://club.test')).toBe(isInArea)
})

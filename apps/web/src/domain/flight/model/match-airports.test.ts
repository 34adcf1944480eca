import { describe, expect, test } from 'vitest'
import { airports } from './airports.ts'
import { matchAirports } from './match-airports.ts'

const found = (text: string) => matchAirports(text).map(({ code }) => code)

describe('a search for airports [FLT-15]', () => {
  test.each([
    ['lhr', ['LHR']],
    ['  HEATHROW ', ['LHR']],
    ['London', ['LHR']],
    ['new york', ['JFK']],
    ['york new', ['JFK']],
    ['kennedy jfk', ['JFK']],
    ['united kingdom', ['LHR', 'MAN', 'EDI']],
    ['middle east riyadh', ['RUH']],
    ['johns \t caribbean', ['ANU']],
    ["st john's", ['ANU']],
    ['cancun', ['CUN']],
    ['malé', ['MLE']],
    ['male', ['MLE']],
    ['o. r. tambo', ['JNB']],
    ['london york', []],
    ['atlantis', []],
    ['(', []],
  ])('finds for "%s": %j', (text, codes) => {
    expect(found(text)).toEqual(codes)
  })

  test.each(['', '   '])('of no word has all airports', (text) => {
    expect(matchAirports(text)).toHaveLength(36)
  })

  test('finds every airport by each of its fields, whole or in pieces, in any case', () => {
    for (const airport of airports)
      for (const field of [airport.code, airport.airportName, airport.cityName, airport.countryName, airport.region])
        for (const text of [field, field.toUpperCase(), field.slice(0, 3), field.split(' ').toReversed().join('  ')])
          expect(matchAirports(text), text).toContain(airport)
  })
})

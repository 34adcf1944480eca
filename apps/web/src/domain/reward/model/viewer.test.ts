import { expect, test } from 'vitest'
import { regions } from '#platform/region/regions.ts'
import { type KnownPreferences, type Preferences, viewerOf } from './viewer.ts'

const region = regions['en-gb']
const known = (preferences: Preferences): KnownPreferences => ({ kind: 'known', preferences })
const everything = { hidesAlcohol: false, hidesGambling: false }
const sober = { hidesAlcohol: true, hidesGambling: true }

test.each<[goal: string, preferences: KnownPreferences, hides: object | undefined]>([
  ['nobody yet while their wishes are being asked for', { kind: 'loading' }, undefined],
  ['somebody to be careful with when their wishes cannot be had', { kind: 'failed' }, sober],
  ['somebody who may see all', known({}), everything],
  ['somebody without alcohol', known({ optOutPrefAlcohol: true }), { ...everything, hidesAlcohol: true }],
  ['somebody without gambling', known({ optOutPrefGambling: true }), { ...everything, hidesGambling: true }],
  [
    'somebody who must not see either',
    known({ restrictAlcoholGambling: true, optOutPrefAlcohol: false, optOutPrefGambling: false }),
    sober,
  ],
])('a member is %s [DIS-15]', (_goal, preferences, hides) => {
  const viewer = viewerOf({ audience: 'member', region, isInApp: false, preferences })
  expect(viewer).toEqual(hides && { audience: 'member', countryCode: 'GB', isInApp: false, ...hides })
})

test('a visitor has no wishes that anybody would wait for', () => {
  const facts = { region, isInApp: true, preferences: { kind: 'loading' } } as const
  const visitor = { audience: 'visitor', countryCode: 'GB', isInApp: true, ...everything }
  expect(viewerOf({ ...facts, audience: 'visitor' })).toEqual(visitor)
})

test('while it is not known who looks, nobody does [AUT-35]', () => {
  expect(viewerOf({ audience: undefined, region, isInApp: false, preferences: known({}) })).toBeUndefined()
})

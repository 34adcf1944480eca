import type { components } from '@clubhouse/rest-client/club.types'
import { describe, expect, test } from 'vitest'
import { sampleMembers } from '../sample-data/sample-members.ts'
import type { StoredProfile } from './member-rows.ts'
import { checkUpdate, withUpdate } from './profile-rules.ts'

type Update = components['schemas']['ProfileUpdate']

const context = { now: new Date('2026-11-20T09:30:00Z'), termsVersion: 3, isFlyer: false, regions: undefined }
const [british] = sampleMembers.flatMap(({ profile }): StoredProfile[] =>
  profile.country === 'GB' && profile.complete ? [profile] : [],
)
if (!british) throw new Error('There is no sample member in Britain')
const american: StoredProfile = { ...british, country: 'US', state: 'NY', mobile: '2125550142', postcode: '10013' }
const elsewhere: StoredProfile = { ...british, country: 'WORLD', postcode: '0150' }
const pathsOf = (profile: StoredProfile, update: Update) =>
  checkUpdate(profile, update, context).map(({ path }) => path)

describe('a mobile number', () => {
  test.each([
    ['07700900142', true],
    ['+447700900142', true],
    ['07624123456', true],
    ['07612345678', false],
    ['0770090014', false],
    ['077009001422', false],
    ['447700900142', false],
    ['02079460142', false],
    ['2125550142', false],
  ])('%s in Britain and the rest of the world: %s [ONB-17]', (mobile, isGood) => {
    const want = isGood ? [] : ['body/mobile']
    expect([pathsOf(british, { mobile }), pathsOf(elsewhere, { mobile })]).toEqual([want, want])
  })

  test.each([
    ['2125550142', true],
    ['212-555-0142', true],
    ['(212) 555-0142', true],
    ['212.555.0142', true],
    ['212 555 0142', true],
    ['212555014', false],
    ['12125550142', false],
    ['07700900142', false],
  ])('%s in the United States: %s [ONB-16]', (mobile, isGood) => {
    expect(pathsOf(american, { mobile })).toEqual(isGood ? [] : ['body/mobile'])
  })

  test.each([
    ['+447700900142', '07700900142'],
    ['(212) 555-0142', '2125550142'],
  ])('%s is kept as %s [ONB-39] [CON-28]', (mobile, kept) => {
    expect(withUpdate(british, { mobile }).mobile).toBe(kept)
  })
})

describe('a postcode', () => {
  test.each([
    ['BS1 4XE', true],
    ['EH66QW', true],
    ['sw1a 1aa', true],
    ['M1 2JB', true],
    ['W1A 0AX', true],
    ['GIR 0AA', true],
    ['BS1', false],
    ['10013', false],
    ['BS1 4XEE', false],
  ])('%s in Britain: %s [ONB-21]', (postcode, isGood) => {
    expect(pathsOf(british, { postcode })).toEqual(isGood ? [] : ['body/postcode'])
  })

  test.each([
    ['10013', true],
    ['10013-1234', true],
    ['1001', false],
    ['10013-12', false],
    ['BS1 4XE', false],
  ])('%s in the United States: %s [ONB-20]', (postcode, isGood) => {
    expect(pathsOf(american, { postcode })).toEqual(isGood ? [] : ['body/postcode'])
  })

  test('is free in the rest of the world', () => {
    expect(pathsOf(elsewhere, { postcode: '1010 AB' })).toEqual([])
  })
})

describe('a date of birth', () => {
  test.each([
    ['20/11/2008', true],
    ['21/11/2008', false],
    ['29/02/2000', true],
    ['29/02/1900', false],
    ['31/04/1990', false],
    ['00/01/1990', false],
    ['01/13/1990', false],
    ['01/01/1900', true],
    ['31/12/1899', false],
    ['01/01/2030', false],
  ])('%s on 20 November 2026: %s [ONB-12] [CST-03.a]', (dateOfBirth, isGood) => {
    expect(pathsOf(british, { dateOfBirth })).toEqual(isGood ? [] : ['body/dateOfBirth'])
  })
})

test('without a country nobody knows what a number, postcode or state is', () => {
  const newcomer: StoredProfile = { complete: false, linkedAccountsState: {}, memberSupplierIds: {} }
  expect(pathsOf(newcomer, { mobile: '07700900142', postcode: 'BS1 4XE' })).toEqual(['body/country', 'body/country'])
})

test('every wrong field is told at once', () => {
  expect(pathsOf(british, { dateOfBirth: '01/01/2020', mobile: '2125550142', termsVersion: 9 })).toEqual([
    'body/dateOfBirth',
    'body/mobile',
    'body/termsVersion',
  ])
})

import { describe, expect, test } from 'vitest'
import { emptyAddress } from './address.schema.ts'
import { noDraft, type OrderDraft } from './order-draft.ts'
import type { OrderType } from './order-type.ts'
import { canRedeem, isComplete, type Missing, missingOf } from './readiness.ts'

const address = {
  ...emptyAddress,
  firstName: 'Alex',
  lastName: 'Hartley',
  phoneNumber: '07700 900118',
  email: 'alex@kestrel.test',
  building: '2',
  addressLine1: '14 Harbour Row',
  town: 'Bristol',
  county: 'Avon',
  postcode: 'BS1 4XE',
}
const sailor = {
  firstName: 'Ada',
  lastName: 'Archer',
  email: 'ada@kestrel.test',
  dateOfBirth: { day: '14', month: '03', year: '1986' },
  gender: 'Female',
  citizenship: 'GB',
  mobileNumber: { countryCode: 'GB', number: '7700900118' },
} as const
const all: OrderDraft = {
  ...noDraft,
  rewardId: '1',
  deliveryAddress: address,
  sailorDetails: sailor,
  consent: { over18: true, terms: true, marketingUpdates: true },
}
const today = new Date('2026-11-22T12:00:00Z')

test.each<[OrderType, Partial<OrderDraft>, Missing[]]>([
  ['WINES_FULFILMENT', {}, []],
  ['WINES_FULFILMENT', { consent: { over18: false, terms: true } }, ['over18']],
  ['WINES_FULFILMENT', { consent: { over18: true, terms: false } }, ['terms']],
  ['WINES_FULFILMENT', { consent: { over18: true, terms: true } }, []],
  ['WINES_FULFILMENT', { deliveryAddress: null }, ['address']],
  ['WINES_FULFILMENT', { deliveryAddress: { ...address, firstName: ' ' } }, ['address']],
  ['WINES_FULFILMENT', { giftMessage: '🍷' }, ['gift-message']],
  ['WINES_FULFILMENT', { sailorDetails: null }, []],
  ['PHYSICAL_SPARKLES', { consent: noDraft.consent, sailorDetails: null, giftMessage: '🍷' }, []],
  ['PHYSICAL_SPARKLES', { deliveryAddress: null }, ['address']],
  ['VOYAGES_FULFILMENT', { deliveryAddress: null }, []],
  ['VOYAGES_FULFILMENT', { sailorDetails: null }, ['sailor']],
  ['VOYAGES_FULFILMENT', { consent: noDraft.consent }, ['over18', 'terms', 'marketing']],
  ['VOYAGES_FULFILMENT', { consent: { over18: true, terms: true, marketingUpdates: false } }, ['marketing']],
])('%s with %o lacks %o [CHK-06] [CHK-09] [CHK-10] [CON-24]', (type, change, missing) => {
  const draft = { ...all, ...change }
  expect(missingOf(type, draft)).toEqual(missing)
  expect(canRedeem(type, draft)).toBe(missing.length === 0)
  // Never twice at once.
  expect(canRedeem(type, { ...draft, isSubmitting: true })).toBe(false)
})

test.each([
  [undefined, true],
  [false, false],
  [true, false],
])('in the other reading, marketing consent %s is missing: %s [CON-24]', (marketingUpdates, isMissing) => {
  const consent = { over18: true, terms: true, ...(marketingUpdates !== undefined && { marketingUpdates }) }
  const missing = missingOf('VOYAGES_FULFILMENT', { ...all, consent }, 'answered')
  expect(missing.includes('marketing')).toBe(isMissing)
})

describe('what goes out past the page is complete and right [STP-08]', () => {
  test.each<[OrderType, Partial<OrderDraft>, boolean]>([
    ['WINES_FULFILMENT', {}, true],
    ['PHYSICAL_SPARKLES', {}, true],
    ['VOYAGES_FULFILMENT', {}, true],
    ['WINES_FULFILMENT', { deliveryAddress: null }, false],
    ['WINES_FULFILMENT', { deliveryAddress: { ...address, postcode: '10001' } }, false],
    ['PHYSICAL_SPARKLES', { deliveryAddress: { ...address, postcode: '10001' } }, true],
    ['PHYSICAL_SPARKLES', { deliveryAddress: { ...address, phoneNumber: '' } }, false],
    ['VOYAGES_FULFILMENT', { consent: noDraft.consent }, false],
    ['VOYAGES_FULFILMENT', { sailorDetails: { ...sailor, gender: '' } }, false],
  ])('%s with %o: %s', (type, change, complete) => {
    expect(isComplete(type, { ...all, ...change }, today)).toBe(complete)
  })
})

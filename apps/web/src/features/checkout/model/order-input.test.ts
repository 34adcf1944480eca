import type { Reward } from '@clubhouse/rest-client/club'
import { describe, expect, test } from 'vitest'
import { emptyAddress } from './address.schema.ts'
import { emptyOrder, type TypedOrder } from './order-draft.ts'
import { orderInput } from './order-input.ts'

const reward = {
  rewardId: '100190',
  cost: 9500,
  content: { title: 'A case', imageUrl: '', brandDetails: { brandName: 'Kestrel Wines', brandLogo: '' }, tags: [] },
} as unknown as Reward
const typed: TypedOrder = {
  ...emptyOrder,
  deliveryAddress: {
    ...emptyAddress,
    firstName: ' Alex ',
    lastName: 'Hartley',
    email: ' alex@kestrel.test',
    building: 'Flat 2',
    addressLine1: '14 Harbour Row ',
    town: 'Bristol',
    county: 'Avon',
    postcode: 'BS1 4XE',
  },
  sailorDetails: {
    firstName: ' Ada ',
    lastName: 'Archer',
    email: 'ada@kestrel.test ',
    dateOfBirth: { day: '04', month: '03', year: '1986' },
    gender: 'Unknown',
    citizenship: 'US',
    mobileNumber: { countryCode: 'JM', number: ' 555 0100 ' },
  },
  consent: { over18: true, terms: true },
  giftMessage: '  Happy birthday ',
}
const address = {
  firstName: 'Alex',
  lastName: 'Hartley',
  email: 'alex@kestrel.test',
  building: 'Flat 2',
  addressLine1: '14 Harbour Row',
  town: 'Bristol',
  county: 'Avon',
  postcode: 'BS1 4XE',
}

describe('what is sent', () => {
  test('for wines: the address, what was agreed to, and a message if there is one [CHK-04] [CHK-56]', () => {
    expect(orderInput('WINES_FULFILMENT', reward, typed)).toEqual({
      kind: 'order',
      body: {
        rewardId: '100190',
        deliveryAddress: address,
        consent: { over18: true, terms: true, marketingUpdates: false },
        giftMessage: 'Happy birthday',
      },
    })
    expect(orderInput('WINES_FULFILMENT', reward, { ...typed, giftMessage: '  ' })?.body).not.toHaveProperty(
      'giftMessage',
    )
  })

  test('for something posted: the address, and the reward that it is an option of [CHK-10] [CHK-56]', () => {
    const option = { ...reward, rewardId: '100201', rewardParentId: '100200' }
    const withPhone = { ...typed, deliveryAddress: { ...emptyAddress, ...address, phoneNumber: ' 07700 900118 ' } }
    expect(orderInput('PHYSICAL_SPARKLES', option, withPhone)).toEqual({
      kind: 'order',
      body: {
        rewardId: '100201',
        rewardParentId: '100200',
        deliveryAddress: { ...address, phoneNumber: '07700 900118' },
      },
    })
  })

  test('for a voyage: who sails, and the cost that was shown [CHK-55] [CHK-56] [CHK-57]', () => {
    expect(orderInput('VOYAGES_FULFILMENT', reward, typed)).toEqual({
      kind: 'voyage',
      body: {
        rewardId: '100190',
        expectedPoints: 9500,
        personDetails: {
          firstName: 'Ada',
          lastName: 'Archer',
          email: 'ada@kestrel.test',
          dateOfBirth: '1986-03-04',
          phoneNumber: '555 0100',
          sex: 'Unknown',
          countryAccessCode: '+1-876',
          citizenship: 'US',
        },
      },
    })
  })

  test('is nothing while the most important part is missing', () => {
    expect(orderInput('PHYSICAL_SPARKLES', reward, { ...typed, deliveryAddress: null })).toBeUndefined()
    expect(orderInput('WINES_FULFILMENT', reward, { ...typed, deliveryAddress: null })).toBeUndefined()
    expect(orderInput('VOYAGES_FULFILMENT', reward, { ...typed, sailorDetails: null })).toBeUndefined()
  })
})

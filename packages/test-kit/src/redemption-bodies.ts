import type { placeVoyageOrder } from '@clubhouse/rest-client/b2c'
import type { exchangeReward, placeOrder } from '@clubhouse/rest-client/club'
import type { RedeemedReward } from './app-in-tab.ts'

type BodyOf<Operation extends (input: never) => unknown> = Parameters<Operation>[0] extends { body: infer Body }
  ? Body
  : never

/** The operation that redeems a reward. */
export function redeemedBy({
  type,
  isExchanged,
}: RedeemedReward): 'exchangeReward' | 'placeOrder' | 'placeVoyageOrder' {
  if (isExchanged) return 'exchangeReward'
  return type === 'VOYAGES_FULFILMENT' ? 'placeVoyageOrder' : 'placeOrder'
}

export function exchangeBody(reward: RedeemedReward): BodyOf<typeof exchangeReward> {
  return named(reward)
}

/** An order with the details that its type takes. */
export function orderBody(reward: RedeemedReward): BodyOf<typeof placeOrder> {
  switch (reward.type) {
    case 'WINES_FULFILMENT':
      return { ...named(reward), deliveryAddress, consent, giftMessage: 'Many happy returns' }
    case 'PHYSICAL_SPARKLES':
      return { ...named(reward), deliveryAddress }
    case 'DIGITAL_FULFILMENT':
      return { ...named(reward), personDetails: person }
    default:
      return named(reward)
  }
}

export function voyageBody(reward: RedeemedReward): BodyOf<typeof placeVoyageOrder> {
  return { ...named(reward), personDetails: sailor, expectedPoints: reward.cost }
}

function named({ rewardId, rewardParentId }: RedeemedReward) {
  return { rewardId, ...(rewardParentId === undefined ? {} : { rewardParentId }) }
}

const person = { firstName: 'Rae', lastName: 'Lowe', email: 'rae@post.test' }
const consent = { over18: true, terms: true, marketingUpdates: false }
const deliveryAddress = {
  ...person,
  phoneNumber: '020 7946 0000',
  building: '4',
  addressLine1: 'Mill Lane',
  town: 'Leeds',
  county: 'West Yorkshire',
  postcode: 'LS1 4DY',
}
const sailor = {
  ...person,
  dateOfBirth: '1980-02-29',
  phoneNumber: '7700900000',
  sex: 'Unknown',
  countryAccessCode: '+44',
  citizenship: 'GB',
} as const

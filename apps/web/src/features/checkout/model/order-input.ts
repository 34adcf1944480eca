import type { DeliveryAddress, Reward } from '@clubhouse/rest-client/club'
import { toYearMonthDay } from '#platform/dates/year-month-day.ts'
import type { Address } from './address.schema.ts'
import type { Consent } from './consent.schema.ts'
import { callingCodeOf } from './countries.ts'
import type { OrderInput, TypedOrder } from './order-draft.ts'
import type { OrderType } from './order-type.ts'
import type { Sailor } from './sailor.schema.ts'

/**
 * Returns what is sent for a draft: what its type takes and nothing else, each text without the spaces around it
 * (CHK-56). Undefined while the address, or who sails, or the cost is not there.
 */
export function orderInput(type: OrderType, reward: Reward, typed: TypedOrder): OrderInput | undefined {
  const named = {
    rewardId: reward.rewardId,
    ...(reward.rewardParentId !== undefined && { rewardParentId: reward.rewardParentId }),
  }
  const { deliveryAddress, sailorDetails, consent, giftMessage } = typed
  switch (type) {
    case 'VOYAGES_FULFILMENT': {
      const personDetails = sailorDetails === null ? undefined : personDetailsOf(sailorDetails)
      if (personDetails === undefined || reward.cost === undefined) return undefined
      return { kind: 'voyage', body: { ...named, personDetails, expectedPoints: reward.cost } }
    }
    case 'WINES_FULFILMENT': {
      if (deliveryAddress === null) return undefined
      const message = giftMessage.trim()
      return {
        kind: 'order',
        body: {
          ...named,
          deliveryAddress: deliveryAddressOf(deliveryAddress),
          consent: consentOf(consent),
          ...(message !== '' && { giftMessage: message }),
        },
      }
    }
    case 'PHYSICAL_SPARKLES':
      if (deliveryAddress === null) return undefined
      return { kind: 'order', body: { ...named, deliveryAddress: deliveryAddressOf(deliveryAddress) } }
  }
}

/** What may be left empty is left out. */
function deliveryAddressOf(address: Address): DeliveryAddress {
  const trimmed = Object.fromEntries(Object.entries(address).map(([field, value]) => [field, value.trim()])) as Address
  const { phoneNumber, addressLine2, ...rest } = trimmed
  return { ...rest, ...(phoneNumber !== '' && { phoneNumber }), ...(addressLine2 !== '' && { addressLine2 }) }
}

function consentOf({ over18, terms, marketingUpdates = false }: Consent) {
  return { over18, terms, marketingUpdates }
}

/** Returns who leads the party, as the voyages take it (CHK-55, CHK-57). */
function personDetailsOf({ firstName, lastName, email, dateOfBirth, gender, citizenship, mobileNumber }: Sailor) {
  if (gender === '') return undefined
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    email: email.trim(),
    dateOfBirth: toYearMonthDay(`${dateOfBirth.day}/${dateOfBirth.month}/${dateOfBirth.year}`),
    phoneNumber: mobileNumber.number.trim(),
    sex: gender,
    countryAccessCode: callingCodeOf(mobileNumber.countryCode),
    citizenship,
  }
}

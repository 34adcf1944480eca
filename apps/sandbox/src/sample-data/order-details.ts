import type { components } from '@clubhouse/rest-client/club.types'
import type { SampleMember } from './sample-members.ts'

type Schemas = components['schemas']

interface OrderDetails {
  deliveryAddress: Schemas['OrderedDeliveryAddress'] | null
  voyagesBooking: Schemas['VoyagesBooking'] | null
}

/** Returns where a sample member's order went, or in which cabin the member sailed. */
export function sampleOrderDetails(
  redemptionType: Schemas['RedemptionType'],
  { firstName = '', lastName = '', mobile = '', postcode = '', country }: SampleMember['profile'],
  email: string,
): OrderDetails {
  const person = { firstName, lastName, email, phoneNumber: mobile }
  if (redemptionType === 'VOYAGES_FULFILMENT') {
    const cabin = { bookingReference: 'KV4T8RWC', cabinNumber: '9148', deckNumber: '9' }
    return { deliveryAddress: null, voyagesBooking: { ...cabin, ...person } }
  }
  if (redemptionType !== 'WINES_FULFILMENT' && redemptionType !== 'PHYSICAL_SPARKLES')
    return { deliveryAddress: null, voyagesBooking: null }
  const place =
    country === 'US'
      ? { building: 'Apt 5B', addressLine1: '210 Canal Street', town: 'New York', county: 'NY' }
      : { building: 'Flat 2', addressLine1: '14 Harbour Row', town: 'Bristol', county: 'Avon' }
  return { deliveryAddress: { ...person, ...place, postcode }, voyagesBooking: null }
}

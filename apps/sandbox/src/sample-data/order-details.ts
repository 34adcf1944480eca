import type { components } from '@clubhouse/rest-client/club.types'
import { readClubFile } from './club-files.ts'
import type { SampleMember } from './sample-members.ts'

type Schemas = components['schemas']

interface OrderDetails {
  deliveryAddress: Schemas['OrderedDeliveryAddress'] | null
  voyagesBooking: Schemas['VoyagesBooking'] | null
}

interface Orders {
  cabin: { bookingReference: string; cabinNumber: string; deckNumber: string }
  /** Where members of a country have their orders sent. */
  addresses: { US: Address; elsewhere: Address }
}
type Address = Pick<Schemas['OrderedDeliveryAddress'], 'building' | 'addressLine1' | 'town' | 'county'>

const { cabin, addresses } = readClubFile('orders') as Orders

/** Returns where a sample member's order went, or in which cabin the member sailed. */
export function sampleOrderDetails(
  redemptionType: Schemas['RedemptionType'],
  { firstName = '', lastName = '', mobile = '', postcode = '', country }: SampleMember['profile'],
  email: string,
): OrderDetails {
  const person = { firstName, lastName, email, phoneNumber: mobile }
  if (redemptionType === 'VOYAGES_FULFILMENT') {
    return { deliveryAddress: null, voyagesBooking: { ...cabin, ...person } }
  }
  if (redemptionType !== 'WINES_FULFILMENT' && redemptionType !== 'PHYSICAL_SPARKLES')
    return { deliveryAddress: null, voyagesBooking: null }
  const place = addresses[country === 'US' ? 'US' : 'elsewhere']
  return { deliveryAddress: { ...person, ...place, postcode }, voyagesBooking: null }
}

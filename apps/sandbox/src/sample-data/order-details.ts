import type { components } from '@clubhouse/rest-client/club.types'
import { readClubFile } from './club-files.ts'
import type { SampleMember } from './sample-members.ts'

type Schemas = components['schemas']

const { cabin, addresses } = readClubFile('orders') as typeof import('../../sample-data/kestrel/orders.json')

/** Returns where a sample member's order went, or in which cabin the member sailed. */
export function sampleOrderDetails(
  redemptionType: Schemas['RedemptionType'],
  { firstName = '', lastName = '', mobile = '', postcode = '', country }: SampleMember['profile'],
  email: string,
) {
  const person = { firstName, lastName, email, phoneNumber: mobile }
  const isShipped = redemptionType === 'WINES_FULFILMENT' || redemptionType === 'PHYSICAL_SPARKLES'
  const address = addresses[country === 'US' ? 'US' : 'elsewhere']
  return {
    deliveryAddress: isShipped ? { ...person, ...address, postcode } : null,
    voyagesBooking: redemptionType === 'VOYAGES_FULFILMENT' ? { ...cabin, ...person } : null,
  }
}

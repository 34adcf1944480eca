import type { Order } from '@clubhouse/rest-client/club'

/** Returns the lines of an address as on a parcel: the name, then the place, without empty parts (CHK-19). */
export function addressLines({
  firstName,
  lastName,
  building,
  addressLine1,
  addressLine2 = '',
  town,
  county,
  postcode,
}: NonNullable<Order['deliveryAddress']>): string[] {
  return [`${firstName} ${lastName}`, building, addressLine1, addressLine2, town, county, postcode]
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

import type { Order } from '@clubhouse/rest-client/club'

/** An address as it stands on a parcel: the name, then the place; parts that nobody gave are left out (CHK-19). */
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

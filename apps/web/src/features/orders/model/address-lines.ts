import type { Order } from '@clubhouse/rest-client/club'

/** An address as it stands on a parcel, one line below the other; parts that nobody gave are left out. */
export function addressLines({
  firstName,
  lastName,
  building,
  addressLine1,
  addressLine2 = '',
  town,
  county,
  postcode,
}: NonNullable<Order['deliveryAddress']>): string {
  return [`${firstName} ${lastName}`, building, addressLine1, addressLine2, town, county, postcode]
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
}

import type { Profile } from '@clubhouse/rest-client/club'
import * as z from 'zod/mini'
import { m } from '#paraglide/messages.js'
import type { OrderType } from './order-type.ts'

/** The fields of a delivery address, in the order in which they are asked for (CHK-18). */
export const addressFields = [
  'firstName',
  'lastName',
  'phoneNumber',
  'email',
  'building',
  'addressLine1',
  'addressLine2',
  'town',
  'county',
  'postcode',
] as const

export type AddressField = (typeof addressFields)[number]

/** A delivery address as it is typed. */
export type Address = Record<AddressField, string>

export const emptyAddress: Address = {
  firstName: '',
  lastName: '',
  phoneNumber: '',
  email: '',
  building: '',
  addressLine1: '',
  addressLine2: '',
  town: '',
  county: '',
  postcode: '',
}

/** Most characters of a field. */
const longest = 255
const longestPostcode = 16
/** Of a British one, with its space (CHK-24). */
const longestUkPostcode = 8

const namePattern = /^[\p{L}\-&'’. ]*$/u
const phonePattern = /^\+?[\d -]*$/
const ukPostcode = /^(?:GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/i

/** The label of each field. */
export const addressLabels: Record<AddressField, () => string> = {
  firstName: m.common_first_name,
  lastName: m.common_last_name,
  phoneNumber: m.checkout_telephone,
  email: m.common_email,
  building: m.checkout_building,
  addressLine1: m.checkout_address_line_1,
  addressLine2: m.checkout_address_line_2,
  town: m.checkout_town,
  county: m.checkout_county,
  postcode: m.checkout_postcode,
}

function text(field: AddressField, limit = longest) {
  return z
    .string()
    .check(
      z.trim(),
      z.maxLength(limit, { error: () => m.checkout_field_long({ field: addressLabels[field](), limit }) }),
    )
}

function required(field: AddressField, limit?: number) {
  return text(field, limit).check(
    z.minLength(1, { error: () => m.checkout_field_required({ field: addressLabels[field]() }) }),
  )
}

function email(field: AddressField) {
  return required(field).check(z.email({ error: m.checkout_email_invalid }))
}

const phoneRule = z.regex(phonePattern, { error: m.checkout_telephone_invalid })

/** A posted thing needs a telephone number (CHK-20, CON-25). */
const standardAddress = z.object({
  firstName: required('firstName'),
  lastName: required('lastName'),
  phoneNumber: required('phoneNumber').check(phoneRule),
  email: email('email'),
  building: required('building'),
  addressLine1: required('addressLine1'),
  addressLine2: text('addressLine2'),
  town: required('town'),
  county: required('county'),
  postcode: required('postcode', longestPostcode).check(z.overwrite(tidiedPostcode)),
})

function winesName(field: 'firstName' | 'lastName') {
  const error = () => m.checkout_name_characters({ field: addressLabels[field]() })
  return required(field).check(z.regex(namePattern, { error }))
}

/** The wine merchant is strict about all but the telephone number (CHK-22 to CHK-28, CON-25). */
const winesAddress = z.extend(standardAddress, {
  firstName: winesName('firstName'),
  lastName: winesName('lastName'),
  phoneNumber: text('phoneNumber').check(phoneRule),
  postcode: required('postcode', longestUkPostcode).check(
    z.regex(ukPostcode, { error: m.checkout_postcode_invalid }),
    z.overwrite(tidiedPostcode),
  ),
})

/** Returns the rules for the address of an order. What they return is as it stands on a parcel, trimmed (CHK-20, CHK-56). */
export function addressSchema(
  type: OrderType,
): z.ZodMiniType<Address, Address> & Pick<typeof standardAddress, 'shape'> {
  return type === 'WINES_FULFILMENT' ? winesAddress : standardAddress
}

/** Returns whether a field must be filled in for what is ordered. */
export function isAddressFieldRequired(type: OrderType, field: AddressField): boolean {
  return !addressSchema(type).shape[field].safeParse('').success
}

/** Returns whether all that must be filled in is: an address can be saved then, and not before (CHK-16). */
export function isAddressFilled(type: OrderType, address: Address): boolean {
  return addressFields.every((field) => address[field].trim() !== '' || !isAddressFieldRequired(type, field))
}

/** Returns the form as a member begins it, with what the club knows. */
export function addressFor(profile: Profile | undefined): Address {
  const { firstName = '', lastName = '', email = '', mobile = '', postcode = '' } = profile ?? {}
  return { ...emptyAddress, firstName, lastName, email, phoneNumber: mobile, postcode }
}

/** `bs14xe` is `BS1 4XE`; what is no British postcode stays as it is. */
function tidiedPostcode(postcode: string): string {
  if (!ukPostcode.test(postcode)) return postcode
  const letters = postcode.replaceAll(' ', '').toUpperCase()
  return `${letters.slice(0, -3)} ${letters.slice(-3)}`
}

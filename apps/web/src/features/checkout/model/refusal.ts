import type { ApiError } from '@clubhouse/rest-client/errors'
import { m } from '#paraglide/messages.js'
import type { FieldErrors } from '#platform/forms/form-errors.ts'
import { addressFields, type AddressField, addressLabels } from './address.schema.ts'
import type { SailorField } from './sailor.schema.ts'

/** What the server refused, by the part of the page that it is about. */
export interface Refusal {
  address: FieldErrors<AddressField>
  sailor: FieldErrors<SailorField>
  consent: FieldErrors<'over18' | 'terms'>
  gift: FieldErrors<'giftMessage'>
  /** The reward costs another number of points now, which the member has to see and confirm (PRICE_CHANGED). */
  isPriceChanged: boolean
}

const sailorPlaces: Readonly<Record<string, { field: SailorField; error: () => string }>> = {
  firstName: { field: 'firstName', error: () => check(m.common_first_name()) },
  lastName: { field: 'lastName', error: () => check(m.common_last_name()) },
  email: { field: 'email', error: m.checkout_email_invalid },
  dateOfBirth: { field: 'dateOfBirth.year', error: m.checkout_date_invalid },
  sex: { field: 'gender', error: () => m.checkout_field_required({ field: m.checkout_gender() }) },
  citizenship: { field: 'citizenship', error: () => m.checkout_field_required({ field: m.checkout_citizenship() }) },
  countryAccessCode: { field: 'mobileNumber.countryCode', error: () => check(m.checkout_country_code()) },
  phoneNumber: { field: 'mobileNumber.number', error: m.checkout_phone_invalid },
}

/** Returns what the server says is wrong, in words for each field: its own are for developers. */
export function refusalOf({ code, fields }: Pick<ApiError, 'code' | 'fields'>): Refusal {
  const refusal: Refusal = {
    address: {},
    sailor: code === 'UNDER_AGE' ? { 'dateOfBirth.year': m.checkout_under_age() } : {},
    consent: {},
    gift: {},
    isPriceChanged: code === 'PRICE_CHANGED',
  }
  for (const { path } of fields) {
    const [part, name = ''] = path.replace(/^\/?body\//, '').split('/')
    const addressField = addressFields.find((field) => field === name)
    if (part === 'deliveryAddress' && addressField !== undefined) {
      refusal.address[addressField] = addressError(addressField)
    }
    const place = part === 'personDetails' ? sailorPlaces[name] : undefined
    if (place !== undefined) refusal.sailor[place.field] ??= place.error()
    if (part === 'consent' && name === 'over18') refusal.consent.over18 = m.checkout_over_18_error()
    if (part === 'consent' && name === 'terms') refusal.consent.terms = m.checkout_terms_error()
    if (part === 'giftMessage') refusal.gift.giftMessage = check(m.common_gift_message())
  }
  return refusal
}

function addressError(field: AddressField): string {
  switch (field) {
    case 'firstName':
      return m.error_delivery_first_name()
    case 'lastName':
      return m.error_delivery_last_name()
    case 'phoneNumber':
      return m.error_delivery_telephone()
    case 'email':
      return m.checkout_email_invalid()
    case 'building':
    case 'addressLine1':
    case 'addressLine2':
    case 'town':
    case 'county':
    case 'postcode':
      return check(addressLabels[field]())
  }
}

function check(field: string): string {
  return m.checkout_field_check({ field })
}

import type { components } from '@clubhouse/rest-client/club.types'
import { Problem, refusal, type FieldError } from '../rest/problem.ts'

type Schemas = components['schemas']
type OrderRequest = Schemas['OrderRequest']
type Details = Omit<OrderRequest, 'rewardId' | 'rewardParentId'>
type Detail = keyof Details
type Address = Schemas['DeliveryAddress']

interface TypeRules {
  needs: readonly Detail[]
  mayHave: readonly Detail[]
  /** Whether the member must have stepped up (STP-08). */
  isSensitive: boolean
  address?: AddressRules
}

interface AddressRules {
  required: readonly (keyof Address)[]
  /** What a field must look like, if it is given. */
  patterns: Partial<Record<keyof Address, { pattern: RegExp; message: string }>>
}

const name = {
  pattern: /^[\p{L}\-&'’. ]+$/u,
  message: 'may have letters, hyphens, ampersands, apostrophes, full stops and spaces',
}
const phoneNumber = {
  pattern: /^\+?[\d -]*$/,
  message: 'may have digits, spaces and hyphens, and a plus in front',
}
const ukPostcode = {
  pattern: /^(GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/i,
  message: 'must be a UK postcode',
}

const winesAddress: AddressRules = {
  required: ['firstName', 'lastName', 'email', 'building', 'addressLine1', 'town', 'county', 'postcode'],
  patterns: { phoneNumber, firstName: name, lastName: name, postcode: ukPostcode },
}
/** A posted thing needs a telephone number; the wine merchant is strict about all but that (CON-25). */
const standardAddress: AddressRules = {
  required: [...winesAddress.required, 'phoneNumber'],
  patterns: { phoneNumber },
}

const rulesOf: Partial<Record<Schemas['RedemptionType'], TypeRules>> = {
  WINES_FULFILMENT: {
    needs: ['deliveryAddress', 'consent'],
    mayHave: ['giftMessage'],
    isSensitive: true,
    address: winesAddress,
  },
  PHYSICAL_SPARKLES: {
    needs: ['deliveryAddress'],
    mayHave: ['consent', 'giftMessage'],
    isSensitive: true,
    address: standardAddress,
  },
  DIGITAL_FULFILMENT: { needs: ['personDetails'], mayHave: [], isSensitive: false },
  DONATION_LINK: { needs: [], mayHave: ['personDetails'], isSensitive: false },
  TRAINS_ORDER: { needs: [], mayHave: ['personDetails'], isSensitive: false },
}

const details: readonly Detail[] = ['deliveryAddress', 'personDetails', 'consent', 'giftMessage']
const ageMessage = 'Please confirm you are over the age of 18 to order this product'

/** Returns whether an order of a type needs a stepped-up token; undefined when the type is not ordered here. */
export function isSensitiveOrder(redemptionType: Schemas['Reward']['redemptionType']): boolean | undefined {
  return redemptionType && rulesOf[redemptionType]?.isSensitive
}

/**
 * Holds what was sent against the rules of the reward's type and returns it trimmed (CHK-56). Throws 422: NOT_ORDERABLE,
 * DETAILS_NOT_WANTED, CONSENT_REQUIRED, PERSON_DETAILS_REQUIRED, INVALID_DELIVERYINFORMATION and its variants (ERR-25).
 */
export function checkedDetails({ redemptionType }: Schemas['Reward'], sent: Details): Details {
  const rules = redemptionType && rulesOf[redemptionType]
  if (rules === undefined) throw refusal('NOT_ORDERABLE', 'This reward cannot be ordered here.')
  const given = trimmed(sent)
  refuseUnwanted(rules, given)
  if (rules.needs.includes('personDetails') || given.personDetails !== undefined) checkPerson(given.personDetails)
  if (rules.address !== undefined) checkAddress(rules.address, given.deliveryAddress)
  if (rules.needs.includes('consent')) checkConsent(given.consent)
  return given
}

function refuseUnwanted({ needs, mayHave }: TypeRules, given: Details) {
  const unwanted = details.filter(
    (detail) => given[detail] !== undefined && !needs.includes(detail) && !mayHave.includes(detail),
  )
  if (unwanted.length > 0)
    throw refused(
      'DETAILS_NOT_WANTED',
      `This reward does not take ${unwanted.join(' and ')}.`,
      unwanted.map((detail) => ({ path: `body/${detail}`, message: 'is not taken by this reward' })),
    )
}

function checkPerson(person: Details['personDetails']) {
  const errors =
    person === undefined
      ? [{ path: 'body/personDetails', message: 'is required for this reward' }]
      : blankFields('body/personDetails', person, ['firstName', 'lastName', 'email'])
  if (errors.length > 0) throw refused('PERSON_DETAILS_REQUIRED', 'Say whom this reward is for.', errors)
}

function checkConsent(consent: Details['consent']) {
  const errors = [
    ...(consent?.over18 === true ? [] : [{ path: 'body/consent/over18', message: ageMessage }]),
    ...(consent?.terms === true ? [] : [{ path: 'body/consent/terms', message: 'Please accept the terms' }]),
  ]
  const [first] = errors
  if (first !== undefined) throw refused('CONSENT_REQUIRED', first.message, errors)
}

function checkAddress({ required, patterns }: AddressRules, address: Address | undefined) {
  const place = 'body/deliveryAddress'
  if (address === undefined)
    throw refused('INVALID_DELIVERYINFORMATION', 'A delivery address is required.', [
      { path: place, message: 'is required for this reward' },
    ])
  const errors = blankFields(place, address, required)
  for (const [field, { pattern, message }] of Object.entries(patterns)) {
    const value = address[field as keyof Address]
    if (value && !pattern.test(value)) errors.push({ path: `${place}/${field}`, message })
  }
  if (errors.length > 0) throw addressProblem(errors)
}

/** One wrong field of the three that have a text of their own gives its own code; anything else the general one. */
function addressProblem(errors: FieldError[]): Problem {
  const code = 'INVALID_DELIVERYINFORMATION'
  const [field, ...others] = new Set(errors.map(({ path }) => path.split('/').at(-1)))
  if (others.length === 0) {
    if (field === 'phoneNumber') return refused(`${code}_TELEPHONE`, 'The telephone number is not valid.', errors)
    if (field === 'firstName') return refused(`${code}_FIRSTNAME`, 'The first name is not valid.', errors)
    if (field === 'lastName') return refused(`${code}_LASTNAME`, 'The last name is not valid.', errors)
  }
  return refused(code, 'The delivery address is not valid.', errors)
}

function blankFields<Fields extends object>(
  place: string,
  of: Fields,
  fields: readonly (keyof Fields & string)[],
): FieldError[] {
  return fields
    .filter((field) => (of[field] ?? '') === '')
    .map((field) => ({ path: `${place}/${field}`, message: 'is required' }))
}

function refused(code: string, message: string, errors: FieldError[]): Problem {
  return new Problem(422, code, message, { errors })
}

/** Returns the same value, each text in it without the spaces around it. */
function trimmed<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value), (_key, part: unknown) =>
    typeof part === 'string' ? part.trim() : part,
  ) as Value
}

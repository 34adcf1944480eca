import type { Profile } from '@clubhouse/rest-client/club'
import * as z from 'zod/mini'
import { m } from '#paraglide/messages.js'
import { hasReachedAge, isRealDate, type TypedDate } from '#platform/dates/typed-date.ts'

/** As the ship's system takes them; `Unknown` is shown as “Prefer not to say” (CHK-35). */
export const genders = ['Male', 'Female', 'Unknown'] as const

export type Gender = (typeof genders)[number]

/** Who leads the party, as it is typed (CHK-34). */
export interface Sailor {
  firstName: string
  lastName: string
  email: string
  dateOfBirth: TypedDate
  gender: Gender | ''
  /** A country's two letters; empty while none is chosen. */
  citizenship: string
  mobileNumber: {
    /** The country whose calling code it has, by two letters; empty while none is chosen. */
    countryCode: string
    number: string
  }
}

/** The parts of a sailor that an error can be about. */
export type SailorField =
  | Exclude<keyof Sailor, 'dateOfBirth' | 'mobileNumber'>
  | `dateOfBirth.${keyof Sailor['dateOfBirth']}`
  | `mobileNumber.${keyof Sailor['mobileNumber']}`

/** Years. */
const adultAge = 18
/** The first year of birth that is taken (CHK-44). */
const firstYear = 1900

const required = (field: () => string) =>
  z.string().check(z.trim(), z.minLength(1, { error: () => m.checkout_field_required({ field: field() }) }))

const name = (field: () => string) =>
  required(field).check(z.maxLength(255, { error: () => m.checkout_field_long({ field: field(), limit: 255 }) }))

/** The parts of a date are right one by one, or it is not looked at as a whole. */
const day = /^(0[1-9]|[12]\d|3[01])$/
const month = /^(0[1-9]|1[0-2])$/

function dateOfBirth(today: Date) {
  return z
    .object({
      day: required(m.common_day).check(z.regex(day, { error: m.checkout_day_invalid })),
      month: required(m.common_month).check(z.regex(month, { error: m.checkout_month_invalid })),
      year: z.string(),
    })
    .check(({ value, issues }) => {
      const problem = dateProblem(value, today)
      if (problem !== undefined) issues.push({ code: 'custom', input: value, path: ['year'], message: problem() })
    })
}

/** Returns what is wrong with the date as a whole. Whatever is wrong with its day or month is said there. */
function dateProblem(date: TypedDate, today: Date): (() => string) | undefined {
  const isYear = /^\d{4}$/.test(date.year) && Number(date.year) >= firstYear
  if (!isYear) return m.checkout_date_invalid
  if (!day.test(date.day) || !month.test(date.month)) return undefined
  if (!isRealDate(date)) return m.checkout_date_invalid
  return hasReachedAge(date, adultAge, today) ? undefined : m.checkout_under_age
}

/** Returns the rules for who sails (CHK-36 to CHK-48), on the day that is `today`. */
export function sailorSchema(today: Date) {
  return z.object({
    firstName: name(m.common_first_name),
    lastName: name(m.common_last_name),
    email: required(m.common_email).check(
      z.email({ error: m.checkout_email_invalid }),
      // The ship's system takes no plus sign.
      z.regex(/^[^+]*$/, { error: m.checkout_email_characters }),
    ),
    dateOfBirth: dateOfBirth(today),
    gender: z
      .enum(['', ...genders])
      .check(
        z.refine((gender) => gender !== '', { error: () => m.checkout_field_required({ field: m.checkout_gender() }) }),
      ),
    citizenship: required(m.checkout_citizenship),
    mobileNumber: z.object({
      countryCode: required(m.checkout_country_code),
      number: required(m.checkout_phone_number).check(
        z.regex(/^\d(?:[\d -]{0,18}\d)?$/, { error: m.checkout_phone_invalid }),
      ),
    }),
  })
}

/** Returns an empty form as a country's members begin it, in the order of its fields (CHK-52, CHK-53). */
export function emptySailor(country: string | undefined): Sailor {
  const code = country === 'US' ? 'US' : 'GB'
  return {
    firstName: '',
    lastName: '',
    email: '',
    dateOfBirth: { day: '', month: '', year: '' },
    gender: '',
    citizenship: code,
    mobileNumber: { countryCode: code, number: '' },
  }
}

/** Returns the form as a member begins it, with what the club knows. Their date of birth is shown nowhere, so it is asked for. */
export function sailorFor(profile: Profile | undefined): Sailor {
  const { firstName = '', lastName = '', email = '', mobile = '', country } = profile ?? {}
  const sailor = emptySailor(country)
  // The nought is dialled in the country only.
  const mobileNumber = { ...sailor.mobileNumber, number: mobile.replace(/^0/, '') }
  return { ...sailor, firstName, lastName, email, mobileNumber }
}

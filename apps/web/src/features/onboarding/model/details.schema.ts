import type { Profile, ProfileUpdate } from '@clubhouse/rest-client/club'
import * as z from 'zod/mini'
import { m } from '#paraglide/messages.js'
import { hasReachedAge, isRealDate, type TypedDate } from '#platform/dates/typed-date.ts'
import { isMobile, typedMobile } from './mobile.ts'
import { isPostcode, longestPostcode, normalPostcode } from './postcode.ts'
import { isUsState } from './us-states.ts'

export const countries = ['GB', 'US', 'WORLD'] as const

export type Country = (typeof countries)[number]

/** What the first step asks for, as it is typed (ONB-05). */
export interface Details {
  country: Country | ''
  firstName: string
  lastName: string
  dateOfBirth: TypedDate
  mobile: string
  postcode: string
  /** In the United States only. */
  state: string
}

/** What the first step sends. */
export type DetailsUpdate = Required<
  Pick<ProfileUpdate, 'country' | 'firstName' | 'lastName' | 'dateOfBirth' | 'mobile' | 'postcode'>
> &
  Pick<ProfileUpdate, 'state'>

/** Years (ONB-12). */
const adultAge = 18
const firstYear = 1900
const longestName = 30

/** Letters, with spaces, apostrophes, hyphens and dots inside (ONB-09). */
const name = /^\p{L}(?:[\p{L}\p{M} '’.-]*[\p{L}\p{M}])?$/u

export interface DetailsRules {
  today: Date
  /** The club's name, for those who are too young for it. */
  club: string
}

/** Returns the rules of the first step (ONB-07 to ONB-22). */
export function detailsSchema(rules: DetailsRules): z.ZodMiniType<DetailsUpdate, Details> {
  return z.pipe(
    z.custom<Details>().check(({ value, issues }) => {
      const problems = Object.entries(detailsErrors(value, rules))
      for (const [path, message] of problems) {
        issues.push({ code: 'custom', input: value, path: path.split('.'), message })
      }
    }),
    z.transform(toUpdate),
  )
}

/** Returns what is wrong with what was typed, by field. */
export function detailsErrors(details: Details, rules: DetailsRules): Record<string, string> {
  const { country } = details
  const isAmerican = country === 'US'
  const problems: Record<string, string | undefined> = {
    country: country === '' ? m.onboarding_country_required() : undefined,
    firstName: nameProblem(details.firstName, m.onboarding_first_name_required),
    lastName: nameProblem(details.lastName, m.onboarding_last_name_required),
    ...dateProblems(details, rules),
    mobile: mobileProblem(details),
    postcode: postcodeProblem(details),
    state: isAmerican && !isUsState(details.state) ? m.onboarding_state_required() : undefined,
  }
  return Object.fromEntries(
    Object.entries(problems).flatMap(([path, text]) => (text === undefined ? [] : [[path, text]])),
  )
}

/** True when something that is asked for is empty (ONB-23). */
export function hasEmptyField({ dateOfBirth, state, ...texts }: Details): boolean {
  const needed = [...Object.values(texts), ...Object.values(dateOfBirth), ...(texts.country === 'US' ? [state] : [])]
  return needed.some((text) => text.trim() === '')
}

/** True for a whole date of birth of somebody who may not join yet: nothing of theirs is kept. */
export function isUnderAge({ dateOfBirth }: Pick<Details, 'dateOfBirth'>, today: Date): boolean {
  return isRealDate(dateOfBirth) && isYear(dateOfBirth) && !hasReachedAge(dateOfBirth, adultAge, today)
}

/** Says that somebody is too young, in the words of their country (ONB-14, ONB-15). */
function underAgeText(country: string, club: string): string {
  return country === 'US' ? m.onboarding_under_age_us() : m.onboarding_under_age({ club })
}

/** Returns the form as a member begins it: with what the club knows, in the country of the region that they look at. */
export function detailsFor(profile: Profile, regionCountry: Country): Details {
  const { country = regionCountry, firstName = '', lastName = '', mobile = '', postcode = '', state = '' } = profile
  const [day = '', month = '', year = ''] = profile.dateOfBirth?.split('/') ?? []
  return { country, firstName, lastName, dateOfBirth: { day, month, year }, mobile, postcode, state }
}

function toUpdate({ country, state, dateOfBirth, ...details }: Details): DetailsUpdate {
  // The rules have refused a form without one.
  const known = country === '' ? 'GB' : country
  const { day, month, year } = dateOfBirth
  return {
    country: known,
    firstName: normalName(details.firstName),
    lastName: normalName(details.lastName),
    // In this order in every region (CON-29).
    dateOfBirth: `${day.padStart(2, '0')}/${month.padStart(2, '0')}/${year}`,
    mobile: typedMobile(details.mobile, known),
    postcode: normalPostcode(details.postcode, known),
    ...(known === 'US' && isUsState(state) && { state }),
  }
}

function nameProblem(text: string, required: () => string): string | undefined {
  const normal = normalName(text)
  if (normal === '') return required()
  if (!name.test(normal)) return m.onboarding_name_invalid()
  return Array.from(normal).length > longestName ? m.onboarding_name_long() : undefined
}

/** Returns a name as the server has it: accents joined to their letters, and what keyboards write for apostrophe and hyphen as those. */
function normalName(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[‘‛′`´]/g, '’')
    .replaceAll(/[\u2010-\u2014\u2212]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function dateProblems({ dateOfBirth, country }: Details, { today, club }: DetailsRules): Record<string, string> {
  const empty = dateParts.filter((part) => dateOfBirth[part].trim() === '')
  if (empty.length === dateParts.length) return { dateOfBirth: m.onboarding_born_required() }
  const example = country === 'US' ? '11 04 1986' : '04 11 1986'
  if (empty.length > 0) {
    return Object.fromEntries(
      empty.map((part) => [`dateOfBirth.${part}`, m.onboarding_born_part_required({ part: partLabels[part]() })]),
    )
  }
  if (!isRealDate(dateOfBirth) || !isYear(dateOfBirth)) return { dateOfBirth: m.onboarding_born_invalid({ example }) }
  return isUnderAge({ dateOfBirth }, today) ? { dateOfBirth: underAgeText(country, club) } : {}
}

const dateParts = ['day', 'month', 'year'] as const

const partLabels: Record<keyof TypedDate, () => string> = {
  day: m.common_day,
  month: m.common_month,
  year: m.common_year,
}

function isYear({ year }: TypedDate): boolean {
  return Number(year) >= firstYear
}

function mobileProblem({ mobile, country }: Details): string | undefined {
  if (mobile.trim() === '') return m.onboarding_mobile_required()
  if (isMobile(mobile.trim(), country)) return undefined
  return mobileInvalid(country)
}

/** Says what a mobile number of a country looks like. */
export function mobileInvalid(country: string): string {
  return country === 'US' ? m.onboarding_mobile_invalid_us() : m.onboarding_mobile_invalid()
}

function postcodeProblem({ postcode, country }: Details): string | undefined {
  if (postcode.trim() === '') return country === 'US' ? m.onboarding_zip_required() : m.onboarding_postcode_required()
  if (postcode.trim().length > longestPostcode) return m.onboarding_postcode_long()
  return isPostcode(normalPostcode(postcode, country), country) ? undefined : postcodeInvalid(country)
}

/** Says what a postcode of a country looks like. */
export function postcodeInvalid(country: string): string {
  switch (country) {
    case 'US':
      return m.onboarding_zip_invalid()
    case 'GB':
      return m.onboarding_postcode_invalid()
    default:
      return m.onboarding_postcode_invalid_world()
  }
}

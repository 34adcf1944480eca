import type { components } from '@clubhouse/rest-client/club.types'
import type { FieldError } from '../rest/problem.ts'
import type { StoredProfile } from './member-rows.ts'

type Update = components['schemas']['ProfileUpdate']
type Step = components['schemas']['OnboardingStep']

export interface ProfileContext {
  now: Date
  /** The version of the terms in force, of the country that the member has after the update. */
  termsVersion: number
  /** Whether the member has linked an airline account. */
  isFlyer: boolean
  /** The regions that the update was made for. */
  regions: readonly string[] | undefined
}

const details = ['country', 'firstName', 'lastName', 'dateOfBirth', 'mobile', 'postcode'] as const
const earliestYear = 1900
const minimumAge = 18
const usMobile = /^\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}$/
/** Starting +44 or 0, then 7; the second digit is not 6, unless it begins 624 (ONB-17). */
const ukMobile = /^(?:\+44|0)7(?:[0-57-9]\d{8}|624\d{6})$/
const zipCode = /^\d{5}(?:-\d{4})?$/
const ukPostcode = /^(?:GIR ?0AA|[A-Z](?:\d{1,2}|[A-HJ-Y]\d{1,2}|\d[A-Z]|[A-HJ-Y]\d[A-Z]) ?\d[A-Z]{2})$/i

/** What the steps before each one ask for; the detail steps come first (ONB-02). */
const neededFor: Readonly<Record<Step, readonly (keyof StoredProfile)[]>> = {
  PersonalDetails: [],
  TermsAndConditions: details,
  CommunicationPreferences: [...details, 'termsVersion'],
  LinkVaa: [...details, 'termsVersion'],
  Welcome: [...details, 'termsVersion'],
}

/** Returns a profile with an update in it, before anybody has looked whether that is allowed. */
export function withUpdate(profile: StoredProfile, update: Update): StoredProfile {
  const { appState, complete, incentiveCodes: _codes, linkedAccountsState, mobile, ...rest } = update
  const { marketingText: _text, marketingEmailText: _emailText, marketingSmsText: _smsText, ...fields } = rest
  const next: StoredProfile = {
    ...profile,
    ...fields,
    ...(mobile !== undefined && { mobile: nationalDigits(mobile) }),
    ...(appState !== undefined && { appState }),
    linkedAccountsState: { ...profile.linkedAccountsState, ...linkedAccountsState },
  }
  // Who moves away from the United States takes no state along.
  if (next.country !== 'US' && update.state === undefined) delete next.state
  if (complete !== true) return next
  const { appState: _done, ...finished } = next
  return { marketingEmail: true, marketingSms: true, marketingTel: true, notifications: false, ...finished, complete }
}

/** Returns what is wrong with an update, field by field, beyond what its schema can say; nothing when it may be done. */
export function checkUpdate(
  profile: StoredProfile,
  update: Update,
  { now, termsVersion, isFlyer, regions }: ProfileContext,
): FieldError[] {
  const next = withUpdate(profile, update)
  const { country } = next
  const errors: FieldError[] = []
  const wrong = (field: string, message: string) => errors.push({ path: `body/${field}`, message })

  if (regions !== undefined && (country === undefined || !regions.includes(country)))
    errors.push({
      path: 'query/region',
      message: `must name the member's region, ${country ?? 'which is not known yet'}`,
    })
  if (update.dateOfBirth !== undefined) {
    const problem = birthProblem(update.dateOfBirth, now)
    if (problem !== undefined) wrong('dateOfBirth', problem)
  }
  const isAt = (field: 'country' | 'mobile' | 'postcode' | 'state') =>
    update.country !== undefined || update[field] !== undefined
  if (country === undefined) {
    for (const field of ['mobile', 'postcode', 'state'] as const)
      if (update[field] !== undefined) wrong('country', `is required with ${field}`)
  } else {
    if (isAt('mobile') && next.mobile !== undefined && !isMobile(update.mobile ?? next.mobile, country))
      wrong('mobile', country === 'US' ? 'must be a US number of ten digits' : 'must be a UK mobile number')
    if (isAt('postcode') && next.postcode !== undefined && !isPostcode(next.postcode, country))
      wrong('postcode', country === 'US' ? 'must be a US ZIP code' : 'must be a UK postcode')
    if (country === 'US' && isAt('state') && next.state === undefined)
      wrong('state', 'is required in the United States')
    if (country !== 'US' && update.state !== undefined) wrong('state', 'is for the United States only')
  }
  if (update.termsVersion !== undefined && update.termsVersion !== termsVersion)
    wrong('termsVersion', `must be the version in force, ${termsVersion}`)
  for (const field of ['optOutPrefAlcohol', 'optOutPrefGambling'] as const)
    if (update[field] !== undefined && profile.restrictAlcoholGambling === true)
      wrong(field, 'cannot be chosen while alcohol and gambling are restricted')
  if (update.linkedAccountsState !== undefined && isFlyer)
    wrong('linkedAccountsState/VAA', 'cannot be false while an airline account is linked')
  errors.push(...onboardingErrors(profile, update, next))
  return errors
}

function onboardingErrors(profile: StoredProfile, update: Update, next: StoredProfile): FieldError[] {
  const step = update.appState?.onboarding
  if (step !== undefined && (profile.complete || update.complete === true))
    return [{ path: 'body/appState/onboarding', message: 'cannot be set once onboarding is done' }]
  const isEnding = update.complete === true && !profile.complete
  const needed = isEnding ? neededFor.Welcome : step === undefined ? [] : neededFor[step]
  const before = isEnding ? 'onboarding is done' : `the step ${step}`
  const fields = needed.length > 0 && next.country === 'US' ? [...needed, 'state' as const] : needed
  return fields
    .filter((field) => next[field] === undefined)
    .map((field) => ({ path: `body/${field}`, message: `is required before ${before}` }))
}

/** ONB-11, ONB-12, CST-03. */
function birthProblem(text: string, now: Date): string | undefined {
  const [day = 0, month = 0, year = 0] = text.split('/').map(Number)
  const born = new Date(Date.UTC(year, month - 1, day))
  const isReal = born.getUTCFullYear() === year && born.getUTCMonth() === month - 1 && born.getUTCDate() === day
  if (!isReal || year < earliestYear) return `must be a day since ${earliestYear}`
  return Date.UTC(year + minimumAge, month - 1, day) <= now.getTime()
    ? undefined
    : `must be at least ${minimumAge} years ago`
}

function isMobile(mobile: string, country: string): boolean {
  return (country === 'US' ? usMobile : ukMobile).test(mobile)
}

/** Of the rest of the world's postcodes nothing is known but their length, which the schema limits. */
function isPostcode(postcode: string, country: string): boolean {
  return country === 'US' ? zipCode.test(postcode) : country !== 'GB' || ukPostcode.test(postcode)
}

/** As dialled in the country (CON-28). */
function nationalDigits(mobile: string): string {
  return mobile.replace(/^\+44/, '0').replaceAll(/\D/g, '')
}

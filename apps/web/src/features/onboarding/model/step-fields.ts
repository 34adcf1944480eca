import type { Profile, ProfileUpdate } from '@clubhouse/rest-client/club'
import type { ApiError } from '@clubhouse/rest-client/errors'
import { type OnboardingStep, onboardingSteps } from '#domain/member/model/onboarding-steps.ts'

type Field = keyof Profile & keyof ProfileUpdate

/** What the first step asks for. */
export const detailFields = [
  'country',
  'firstName',
  'lastName',
  'dateOfBirth',
  'mobile',
  'postcode',
  'state',
] as const satisfies readonly Field[]

/** The fields of a profile that each step asks for. */
const stepFields: Readonly<Record<OnboardingStep, readonly Field[]>> = {
  PersonalDetails: detailFields,
  TermsAndConditions: ['termsVersion'],
  CommunicationPreferences: ['marketingEmail', 'marketingSms', 'marketingTel'],
  Welcome: [],
}

/** Returns what a profile holds of a step, to be compared. */
export function savedOf(step: OnboardingStep, profile: { readonly [Name in Field]?: Profile[Name] }): string {
  return JSON.stringify(stepFields[step].map((field) => profile[field] ?? null))
}

/** Returns the name of the field that the server refused at a path. */
export function refusedField(path: string): string {
  return path.replace(/^\/?body\//, '')
}

/** Returns the first step with a field that the server refused, if one of them has it. */
export function stepOfRefusal({ fields }: Pick<ApiError, 'fields'>): OnboardingStep | undefined {
  const refused = new Set(fields.map(({ path }) => refusedField(path)))
  return onboardingSteps.map(([step]) => step).find((step) => stepFields[step].some((field) => refused.has(field)))
}

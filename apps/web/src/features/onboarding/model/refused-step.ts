import type { ApiError } from '@clubhouse/rest-client/errors'
import { type OnboardingStep, onboardingSteps } from '#domain/member/model/onboarding-steps.ts'

/** The fields of an update that each step asks for. */
const stepOfField: Readonly<Record<string, OnboardingStep>> = {
  country: 'PersonalDetails',
  firstName: 'PersonalDetails',
  lastName: 'PersonalDetails',
  dateOfBirth: 'PersonalDetails',
  mobile: 'PersonalDetails',
  postcode: 'PersonalDetails',
  state: 'PersonalDetails',
  termsVersion: 'TermsAndConditions',
}

/** Returns the first step with a field that the server refused, if one of them has it. */
export function stepOfRefusal({ fields }: Pick<ApiError, 'fields'>): OnboardingStep | undefined {
  const refused = new Set(fields.map(({ path }) => stepOfField[path.replace(/^\/?body\//, '')]))
  return onboardingSteps.map(([step]) => step).find((step) => refused.has(step))
}

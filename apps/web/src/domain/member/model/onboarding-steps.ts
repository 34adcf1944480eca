import { paths } from '#domain/page/model/paths.ts'

/** The pages of each step of onboarding, in order; the first is where the step is done (ONB-01, ONB-02). */
export const onboardingSteps = [
  ['PersonalDetails', [paths.onboardingPersonalDetails.href()]],
  ['TermsAndConditions', [paths.onboardingTerms.href()]],
  ['CommunicationPreferences', [paths.onboardingCommunicationPreferences.href()]],
  [
    'Welcome',
    [
      paths.onboardingWelcome.href(),
      paths.onboardingLinkPartnerAccount.href(),
      paths.onboardingLinkVaa.href(),
      paths.onboardingAutoLinkAccounts.href(),
    ],
  ],
] as const satisfies readonly (readonly [step: string, pages: readonly [string, ...string[]]])[]

export type OnboardingStep = (typeof onboardingSteps)[number][0]

/** Returns the place of a step, counted from 0. LinkVaa is the former name of the last (CON-12); -1 for an unknown step (from a newer schema). */
export function placeOfStep(step: string): number {
  return onboardingSteps.findIndex(([name]) => name === (step === 'LinkVaa' ? 'Welcome' : step))
}

/** Returns the page where a step is done. */
export function pageOfStep(step: string): string {
  return onboardingSteps[placeOfStep(step)]?.[1][0] ?? paths.onboarding.href()
}

import type { Profile, ProfileUpdate } from '@clubhouse/rest-client/club'
import { m } from '#paraglide/messages.js'
import { type OnboardingStep, onboardingSteps, pageOfStep, placeOfStep } from '#domain/member/model/onboarding-steps.ts'

/** What each step is called (ONB-01). */
export const stepNames: Readonly<Record<OnboardingStep, () => string>> = {
  PersonalDetails: m.onboarding_step_details,
  TermsAndConditions: m.onboarding_step_terms,
  CommunicationPreferences: m.onboarding_step_preferences,
  Welcome: m.onboarding_step_welcome,
}

/** Returns the step that a member is at; from a newer schema, it may be unknown here. */
export function stepOf({ appState }: Pick<Profile, 'appState'>): string {
  return appState?.onboarding ?? 'PersonalDetails'
}

/** Returns the page of the step that follows. */
export function pageAfter(step: OnboardingStep): string {
  return pageOfStep(nextStep(step))
}

/** Returns the part of an update that moves a member on; nothing for one who has gone back and is further already. */
export function moveOn(profile: Pick<Profile, 'appState'>, step: OnboardingStep): Pick<ProfileUpdate, 'appState'> {
  return isDone(step, profile) ? {} : { appState: { onboarding: nextStep(step) } }
}

/** True for a member who is further than a step. */
export function isDone(step: OnboardingStep, profile: Pick<Profile, 'appState'>): boolean {
  return placeOfStep(stepOf(profile)) > placeOfStep(step)
}

function nextStep(step: OnboardingStep): OnboardingStep {
  return onboardingSteps[placeOfStep(step) + 1]?.[0] ?? 'Welcome'
}

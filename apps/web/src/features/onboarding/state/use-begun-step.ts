import type { Profile } from '@clubhouse/rest-client/club'
import { useState } from 'react'
import type { OnboardingStep } from '#domain/member/model/onboarding-steps.ts'
import { savedOf } from '../model/step-fields.ts'
import { type StepDraft, stepDraft } from './step-draft.ts'

export interface BegunStep {
  /** The profile that the form shows; what is known of the member may be newer. */
  profile: Profile
  draft: StepDraft
  /** Whether the member has done the step on another device or in another tab, while it was open here. */
  isSavedElsewhere: boolean
  /** Goes on with what was saved elsewhere. */
  takeSaved: (profile: Profile) => void
}

/** Returns what the form of a step was begun with. */
export function useBegunStep(step: OnboardingStep, known: Profile): BegunStep {
  const [begun, setBegun] = useState(() => ({
    profile: known,
    isSavedElsewhere: stepDraft(step, savedOf(step, known)).isOutdated(),
  }))
  const draft = stepDraft(step, savedOf(step, begun.profile))
  return {
    ...begun,
    draft,
    takeSaved(profile) {
      draft.drop()
      setBegun({ profile, isSavedElsewhere: true })
    },
  }
}

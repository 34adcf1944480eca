import { fitsForm, type FormDraft, privateDraft } from '#platform/forms/form-draft.ts'
import { type OnboardingStep, onboardingSteps } from '#domain/member/model/onboarding-steps.ts'

export interface StepDraft extends FormDraft<object> {
  drop: () => void
  /** True when something else has been saved of the step since this was entered. */
  isOutdated: () => boolean
}

/**
 * Keeps what is entered into a step for its member alone, together with what was saved of the step then: once something
 * else is saved, it is not restored, for it would take the place of that.
 */
export function stepDraft(step: OnboardingStep, saved: string): StepDraft {
  const { read, keep, drop } = draftOf(step)
  const kept = () => {
    const draft = read()
    return fitsForm(draft, { saved: '', values: {} }) ? draft : undefined
  }
  return {
    read() {
      const draft = kept()
      return draft?.saved === saved ? draft.values : undefined
    },
    keep: (values) => keep({ saved, values }),
    drop,
    isOutdated() {
      const draft = kept()
      return draft !== undefined && draft.saved !== saved
    },
  }
}

/** Forgets what was entered into any step. */
export function dropStepDrafts(): void {
  for (const [step] of onboardingSteps) draftOf(step).drop()
}

function draftOf(step: OnboardingStep) {
  return privateDraft(`onboarding:${step}`)
}

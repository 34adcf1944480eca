import type { ApplicationType } from './application.ts'

/** Returns what is written for a journey: for the guests of a partner first, then for everybody (CCD-06, CCD-07). */
export function transitionFor<Transition extends { applicationType: string; accorId: string }>(
  transitions: readonly Transition[],
  journey: { applicationType: ApplicationType; accorId: string },
): Transition | undefined {
  const ofType = transitions.filter(({ applicationType }) => applicationType === journey.applicationType)
  const written = (accorId: string) => ofType.find((each) => each.accorId === accorId)
  return written(journey.accorId) ?? written('')
}

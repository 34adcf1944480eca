/** How much of a session monitoring keeps. */
export type Sampling = 'nothing' | 'actions' | 'actions-and-replay'

/** Of all sessions, 40 in a hundred are kept, and 20 of those 40 with a replay (ANL-04). */
const keptShare = 0.4
const replayedShare = 0.2

/** Decides by a session's random number, from 0 up to and without 1. */
export function samplingOf(random: number): Sampling {
  if (random < replayedShare) return 'actions-and-replay'
  return random < keptShare ? 'actions' : 'nothing'
}

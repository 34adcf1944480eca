import type { FlagGate } from '#platform/flags/flag-gate.ts'

export interface WelcomeFacts {
  /** Whether the airline's account can be linked: a flag. */
  gate: FlagGate
  /** Whether the airline's account is linked, as the profile says. */
  isLinked: boolean
  /** How far a link is that the member came back with. */
  linking: 'none' | 'under-way' | 'linked' | 'failed'
}

/** What the last step shows (ONB-31 to ONB-35). */
export type WelcomeView = 'waiting' | 'completing' | 'auto-enrolled' | 'linking' | 'linked' | 'link-failed' | 'choice'

/** Returns what the last step shows. */
export function welcomeView({ gate, isLinked, linking }: WelcomeFacts): WelcomeView {
  if (linking === 'linked') return 'linked'
  if (linking === 'under-way') return 'linking'
  if (gate === 'waiting') return 'waiting'
  if (gate === 'closed') return 'completing'
  if (isLinked) return 'auto-enrolled'
  return linking === 'failed' ? 'link-failed' : 'choice'
}

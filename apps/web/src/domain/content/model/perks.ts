import type { RewardGroup } from '@clubhouse/rest-client/club'

/** What the perks of the year are called, in the order in which they are reached (CCD-36). */
export const perkReferences = ['15K', '30K'] as const
export type PerkReference = (typeof perkReferences)[number]

export interface PerkState {
  reference: PerkReference
  status: RewardGroup['status']
  /** By when it is to be redeemed. */
  validTo: string | undefined
}

/**
 * How a member stands with this year's perks; one without a group yet is locked (CCD-29). Throws for a perk that the app
 * has never heard of (ERR-45).
 */
export function perkStates(groups: readonly RewardGroup[], now: Date): PerkState[] {
  const unknown = groups.find(({ reference }) => !perkReferences.some((known) => known === reference))
  if (unknown !== undefined) throw new Error(`Unknown perk reference ${unknown.reference}`)
  return perkReferences.map((reference) => {
    const group = groups.find((each) => each.reference === reference && isCurrent(each, now))
    return { reference, status: group?.status ?? 'LOCKED', validTo: group?.validTo }
  })
}

/** How many perks were unlocked, whatever became of them since (CCD-30). */
export function unlockedCount(states: readonly PerkState[]): number {
  return states.filter(({ status }) => status !== 'LOCKED').length
}

/** How far the bar has come, in percent, by the perks that are unlocked (CCD-33). */
export function perksProgress(unlocked: number): number {
  return [10, 50, 88][unlocked] ?? 88
}

function isCurrent({ validFrom, validTo }: RewardGroup, now: Date): boolean {
  return new Date(validFrom) <= now && now <= new Date(validTo)
}

import type { RewardGroup } from '@clubhouse/rest-client/club'
import type { CardholderYear } from './cardholder-year.ts'

/** What the perks of the year are called, in the order in which they are reached (CCD-36). */
export const perkReferences = ['15K', '30K'] as const
export type PerkReference = (typeof perkReferences)[number]

/** A perk of this year: what a member has, or one that is still to be unlocked. */
export interface Perk {
  reference: PerkReference
  status: RewardGroup['status']
  /** Of its rewards; undefined for a perk that the club has no group of yet (CCD-29). */
  groupId: string | undefined
  /** By when it is to be redeemed. */
  validTo: string | undefined
}

/** What is known of a member in the card programme. */
export interface PerkHolder {
  /** Undefined when no card is linked any more. */
  year: CardholderYear | undefined
}

/**
 * Returns this year's perks of a member. A card holder without a group of one has it as locked (CCD-29); a member who is not
 * in the card programme has only what there is a group of. Throws for an unknown perk reference (ERR-45, CCD-36).
 */
export function perksOfYear(groups: readonly RewardGroup[], holder: PerkHolder | undefined, now: Date): Perk[] {
  for (const { reference } of groups) perkReference(reference)
  const ofYear = groups.filter((group) => isOfYear(group, holder?.year, now)).toSorted(newestFirst)
  return perkReferences.flatMap((reference): Perk[] => {
    const group = ofYear.find((each) => each.reference === reference)
    if (group !== undefined) return [{ reference, status: group.status, groupId: group.id, validTo: group.validTo }]
    return holder === undefined ? [] : [{ reference, status: 'LOCKED', groupId: undefined, validTo: undefined }]
  })
}

/** Returns the reference of a perk as one that the app knows. Throws for any other (ERR-45, CCD-36). */
export function perkReference(reference: string): PerkReference {
  const known = perkReferences.find((each) => each === reference)
  if (known === undefined) throw new Error(`Unknown perk reference ${reference}`)
  return known
}

/** Returns how many perks were unlocked, whatever became of them: ACTIVE, USED and EXPIRED ones (CCD-30, CON-42). */
export function unlockedCount(perks: readonly Perk[]): number {
  return perks.filter(({ status }) => status !== 'LOCKED').length
}

/** Returns how far the bar has come, in percent, by the perks that are unlocked (CCD-33). */
export function perksProgress(unlocked: number): number {
  return [10, 50, 88][unlocked] ?? 88
}

/** True for a group that is valid now, or that began in this cardholder year and has ended since (CON-42). */
function isOfYear({ validFrom, validTo }: RewardGroup, year: CardholderYear | undefined, now: Date): boolean {
  const start = new Date(validFrom)
  if (start > now) return false
  return now <= new Date(validTo) || (year !== undefined && start >= year.start)
}

function newestFirst(one: RewardGroup, other: RewardGroup): number {
  return new Date(other.validFrom).getTime() - new Date(one.validFrom).getTime()
}

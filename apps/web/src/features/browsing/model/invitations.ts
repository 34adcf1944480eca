import type { Audience } from '#platform/auth/use-audience.ts'
import type { RewardKind } from '#domain/reward/model/points-text.ts'

/** A tile of the club's own among the rewards of a list (DIS-23). */
export type Invitation = { type: 'cta'; leadsTo: RewardKind } | { type: 'doubleCta' } | { type: 'loginCta' }

/** An invitation, and how many rewards stand before it. */
export interface PlacedInvitation {
  after: number
  invitation: Invitation
}

export interface ListState {
  kind: RewardKind
  /** How many rewards it has. */
  length: number
  audience: Audience
  /** There are no more pages. */
  isWhole: boolean
  /** Only some categories are shown. */
  isFiltered: boolean
}

/** The end of the fourth row where rows are widest: the first page fills three, and a tile more would stand alone. */
const loginPlace = 15

/**
 * Returns the invitations of a list, first things first: for a visitor who loads more one to log in; and at the very end a
 * link to the other list, or, from a filtered one, back to all of it as well.
 */
export function listInvitations({ length, isWhole, ...list }: ListState): PlacedInvitation[] {
  const isLong = list.audience === 'visitor' && length > loginPlace
  return [
    ...(isLong ? [{ after: loginPlace, invitation: { type: 'loginCta' } as const }] : []),
    ...(isWhole ? [{ after: length, invitation: atEnd(list, isLong) }] : []),
  ]
}

function atEnd({ kind, audience, isFiltered }: Omit<ListState, 'length' | 'isWhole'>, isInvited: boolean): Invitation {
  if (audience === 'visitor' && !isInvited) return { type: 'loginCta' }
  return isFiltered ? { type: 'doubleCta' } : { type: 'cta', leadsTo: kind === 'EARN' ? 'SPEND' : 'EARN' }
}

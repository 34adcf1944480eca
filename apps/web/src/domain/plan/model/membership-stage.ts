import type { Subscription } from '@clubhouse/rest-client/b2c'

/** Where a membership stands (SUB-26). Dates are there when the server sends them (CON-32). */
export type MembershipStage =
  /** Nothing is paid for yet. */
  | { kind: 'trial'; endsAt: string }
  | { kind: 'active'; renewsAt: string | undefined }
  /** Cancelled, and kept until it ends. */
  | { kind: 'cancelling'; endsAt: string | undefined }
  /** Cancelled, and over. */
  | { kind: 'lapsed'; endsAt: string }
  /** An unknown status (from a newer schema). */
  | { kind: 'other' }

/** Returns where a subscription stands at a moment (SUB-26). */
export function membershipStage(
  { status, trialEndsAt, renewsAt, endsAt }: Omit<Subscription, 'id' | 'planId'>,
  now: Date,
): MembershipStage {
  const isAhead = (date: string | undefined): date is string => date !== undefined && now < new Date(date)
  switch (status) {
    case 'ACTIVE':
      return isAhead(trialEndsAt) ? { kind: 'trial', endsAt: trialEndsAt } : { kind: 'active', renewsAt }
    case 'CANCELED':
      return endsAt === undefined || isAhead(endsAt) ? { kind: 'cancelling', endsAt } : { kind: 'lapsed', endsAt }
    default:
      return { kind: 'other' }
  }
}

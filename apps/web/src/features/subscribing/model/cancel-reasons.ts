import { m } from '#paraglide/messages.js'

/** Why members cancel, in the order of the question; the specification has seven and shows none but the last (SUB-17, GAP-06). */
export const cancelReasons = ['price', 'use', 'rewards', 'points', 'trial', 'problem', 'other'] as const

export type CancelReason = (typeof cancelReasons)[number]

/** The words of each reason, which the server gets as well (SUB-25). */
export const reasonTexts: Readonly<Record<CancelReason, () => string>> = {
  price: m.subscription_cancel_reason_price,
  use: m.subscription_cancel_reason_use,
  rewards: m.subscription_cancel_reason_rewards,
  points: m.subscription_cancel_reason_points,
  trial: m.subscription_cancel_reason_trial,
  problem: m.subscription_cancel_reason_problem,
  other: m.subscription_cancel_reason_other,
}

/** What is chosen and typed on the cancel page. */
export interface CancelAnswer {
  /** Empty until one is chosen. */
  reason: CancelReason | ''
  /** In the member's own words, for the last reason. */
  otherText: string
}

/** Returns what is still missing before a member can go on (SUB-18); undefined when nothing is. */
export function missingIn({ reason, otherText }: CancelAnswer): 'reason' | 'words' | undefined {
  if (reason === '') return 'reason'
  return reason === 'other' && otherText.trim() === '' ? 'words' : undefined
}

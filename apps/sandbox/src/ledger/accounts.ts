/** The house's side of each kind of transaction. */
export const counterAccount = {
  opening: 'house:issued',
  earn: 'house:issued',
  adjustment: 'house:issued',
  promotion: 'house:issued',
  transfer: 'house:partners',
  flight: 'house:partners',
  exchange: 'house:redeemed',
  order: 'house:redeemed',
  refund: 'house:refunded',
} as const

/** Where points come from when a member gets them, and where they go when the member spends them. */
export const houseAccounts = [...new Set(Object.values(counterAccount))]

export type TransactionKind = keyof typeof counterAccount

/** Returns the account of a member. */
export function memberAccount(memberId: string): string {
  return `member:${memberId}`
}

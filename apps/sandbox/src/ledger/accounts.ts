/** Where points come from when a member gets them, and where they go when the member spends them. */
export const houseAccounts = ['house:issued', 'house:redeemed', 'house:refunded', 'house:partners'] as const
type HouseAccount = (typeof houseAccounts)[number]

export type TransactionKind =
  | 'opening'
  | 'earn'
  | 'adjustment'
  | 'exchange'
  | 'order'
  | 'refund'
  | 'promotion'
  | 'transfer'
  | 'flight'

/** The house's side of each kind of transaction. */
export const counterAccount: Readonly<Record<TransactionKind, HouseAccount>> = {
  opening: 'house:issued',
  earn: 'house:issued',
  adjustment: 'house:issued',
  promotion: 'house:issued',
  transfer: 'house:partners',
  flight: 'house:partners',
  exchange: 'house:redeemed',
  order: 'house:redeemed',
  refund: 'house:refunded',
}

/** Returns the account of a member. */
export function memberAccount(memberId: string): string {
  return `member:${memberId}`
}

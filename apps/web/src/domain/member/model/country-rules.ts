/** What is offered by the country of a member's profile, and not by the region of the address (REG-15, CON-04). */

/** True where the credit card and its hub are offered (SHL-15). */
export function hasCreditCard(country: string | undefined): boolean {
  return country === 'US'
}

/** True where refer a friend is offered (SHL-21). */
export function hasReferAFriend(country: string | undefined): boolean {
  return country === 'GB'
}

/** Two readings of who finds refer a friend in the account's side navigation (CON-10). */
export type SideNavigationReferral = 'hideForUS' | 'hideForAll'

export const sideNavigationReferral: SideNavigationReferral = 'hideForUS'

/**
 * Returns whether the account's side navigation lists refer a friend. Not hidden from the US still means members of GB
 * alone (CON-10).
 */
export function listsReferAFriend(
  country: string | undefined,
  policy: SideNavigationReferral = sideNavigationReferral,
): boolean {
  switch (policy) {
    case 'hideForUS':
      return country !== 'US' && hasReferAFriend(country)
    case 'hideForAll':
      return false
  }
}

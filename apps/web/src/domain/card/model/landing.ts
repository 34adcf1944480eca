/** What editors call the page of the card, without the region at its end. */
export const landingSlug: string = 'rewards-credit-card'

/** Returns what editors call the card's page for those whom a partner sends (CCD-03); the card's own where nobody does. */
export function campaignSlug(accorId: string): string {
  return accorId === '' ? landingSlug : `${landingSlug}-${accorId}`
}

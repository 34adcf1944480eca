import type { Page } from '@playwright/test'

/** Everybody's password at every partner of the sandbox. */
export const partnerPassword = 'Partner-Points-1'

/** Signs a customer in on a partner's page. */
export async function signInAtPartner(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password').fill(partnerPassword)
  await page.getByRole('button', { name: 'Sign in and link' }).click()
}

/** The e-mail address of a customer of the airline whom nobody has linked. */
export function newFlyer(): string {
  return `flyer+${crypto.randomUUID()}@airline.test`
}

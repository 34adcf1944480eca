import type { Page } from '@playwright/test'

/** Where the services of a club are, as far as tests call them. */
export interface ClubServices {
  /** Of the app, with its base path. */
  address: string
  hosts: { club: string }
  identity: { authority: string }
  payments: { script: string }
}

/** Returns where the services are of the club that a page belongs to, from the configuration that its app reads. */
export async function clubOf(page: Page): Promise<ClubServices> {
  const answer = await page.request.get('config.json')
  return { ...(await answer.json()), address: new URL('.', answer.url()).href }
}

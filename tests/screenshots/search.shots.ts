import type { Page } from '@playwright/test'
import { failing, never, screen, type State } from './screen.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const links = (page: Page) => dialog(page).getByRole('list').getByRole('link')

/** With a term in the field; without one, as it opens. */
const search = (term?: string) => async (page: Page) => {
  await page.getByRole('main').getByRole('article').first().waitFor()
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  if (term !== undefined) await dialog(page).getByRole('searchbox').fill(term)
}

const shared = { path: 'earn-kestrel-points', as: 'gb.member', extent: 'window' } as const satisfies Partial<State>

const rewards: State = {
  ...shared,
  act: async (page) => {
    await search('coffee')(page)
    await dialog(page)
      .getByRole('tab', { name: /^Rewards \(/ })
      .click()
  },
  shows: links,
}

screen('search', {
  start: { ...shared, act: search(), shows: (page) => dialog(page).getByText(/^Type at least/) },
  recent: {
    ...shared,
    act: async (page) => {
      await search()(page)
      for (const term of ['coffee', 'cinema', 'a night by the sea']) {
        await dialog(page).getByRole('searchbox').fill(term)
        await dialog(page)
          .getByRole('tab', { name: /\(\d+\)$/ })
          .first()
          .waitFor()
        await page.keyboard.press('Enter')
      }
      await dialog(page).getByRole('button', { name: 'Clear search' }).click()
    },
    shows: (page) => dialog(page).getByRole('button', { name: 'coffee' }),
  },
  earn: { ...shared, act: search('coffee'), shows: links },
  typing: {
    ...shared,
    act: search('coffee'),
    shows: links,
    keyboard: (page) => dialog(page).getByRole('searchbox'),
  },
  rewards,
  'rewards-dark': { ...rewards, media: { colorScheme: 'dark' } },
  'other-tab': {
    ...shared,
    act: search('discovery case'),
    shows: (page) => dialog(page).getByRole('button', { name: /^See \d/ }),
  },
  none: { ...shared, act: search('submarine'), shows: (page) => dialog(page).getByText(/^And nothing under/) },
  loading: {
    ...shared,
    faults: [{ operationId: 'searchRewards', ...never }],
    act: search('coffee'),
    shows: (page) => dialog(page).getByText('Searching'),
    isLoading: true,
  },
  error: {
    ...shared,
    faults: [{ operationId: 'searchRewards', ...failing }],
    act: search('coffee'),
    shows: (page) => dialog(page).getByRole('alert'),
  },
})

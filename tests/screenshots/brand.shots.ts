import type { Page } from '@playwright/test'
import { failing, never, screen } from './screen.ts'

const main = (page: Page) => page.getByRole('main')
const tiles = (page: Page) => main(page).getByRole('article')
const status = (page: Page) => main(page).getByText(/^Loading/)
const alert = (page: Page) => main(page).getByRole('alert')
const none = { paging: { hasMore: false }, rewards: [] }

screen('brand', {
  visitor: { path: 'brands/copperpot-coffee', shows: tiles },
  'visitor-dark': { path: 'brands/copperpot-coffee', shows: tiles, media: { colorScheme: 'dark' } },
  'visitor-us': { path: 'en-us/brands/silverline-theaters', shows: tiles },
  'visitor-sorted': { path: 'brands/lantern-live?sort=cost', shows: tiles },
  member: { path: 'brands/copperpot-coffee', as: 'gb.member', shows: tiles },
  'earn-tab': { path: 'brands/copperpot-coffee?tab=earn', as: 'gb.member', shows: tiles },
  'one-side': {
    path: 'brands/copperpot-coffee',
    as: 'gb.member',
    faults: [{ operationId: 'listEarnRewards', status: 200, body: none, times: 50 }],
    shows: tiles,
  },
  empty: {
    path: 'brands/copperpot-coffee',
    as: 'gb.member',
    faults: [
      { operationId: 'listEarnRewards', status: 200, body: none, times: 50 },
      { operationId: 'listSpendRewards', status: 200, body: none, times: 50 },
    ],
    shows: (page) => main(page).getByText('Nothing from Copperpot Coffee just now'),
  },
  loading: {
    path: 'brands/copperpot-coffee',
    as: 'gb.member',
    faults: [{ operationId: 'getBrand', ...never }],
    shows: status,
    isLoading: true,
  },
  'rewards-loading': {
    path: 'brands/copperpot-coffee',
    as: 'gb.member',
    faults: [{ operationId: 'listSpendRewards', ...never }],
    shows: status,
    isLoading: true,
  },
  error: {
    path: 'brands/copperpot-coffee',
    as: 'gb.member',
    faults: [{ operationId: 'getBrand', ...failing }],
    shows: alert,
  },
  'rewards-error': {
    path: 'brands/copperpot-coffee',
    as: 'gb.member',
    faults: [{ operationId: 'listSpendRewards', ...failing }],
    shows: alert,
  },
})

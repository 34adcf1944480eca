import type { Page } from '@playwright/test'
import { failing, never, screen } from './screen.ts'

const main = (page: Page) => page.getByRole('main')
const tiles = (page: Page) => main(page).getByRole('article')
const status = (page: Page) => main(page).getByText(/^Loading/)
const alert = (page: Page) => main(page).getByRole('alert')
const none = { paging: { hasMore: false }, rewards: [] }

screen('spend', {
  visitor: { path: 'spend-kestrel-points', shows: tiles },
  'visitor-us': { path: 'en-us/spend-kestrel-points', shows: tiles },
  'visitor-dark': { path: 'spend-kestrel-points', shows: tiles, media: { colorScheme: 'dark' } },
  'visitor-loading': {
    path: 'spend-kestrel-points',
    held: /discoveries\/rewards\/public/,
    shows: status,
    isLoading: true,
  },
  'visitor-error': { path: 'spend-kestrel-points', failing: /discoveries\/rewards\/public/, shows: alert },
  member: { path: 'spend-kestrel-points', as: 'gb.member', shows: tiles },
  'member-us': { path: 'en-us/spend-kestrel-points', as: 'us.member', shows: tiles },
  subscriber: { path: 'spend-kestrel-points', as: 'gb.subscriber', shows: tiles },
  loading: {
    path: 'spend-kestrel-points',
    as: 'gb.member',
    faults: [{ operationId: 'listSpendRewards', ...never }],
    shows: status,
    isLoading: true,
  },
  error: {
    path: 'spend-kestrel-points',
    as: 'gb.member',
    faults: [{ operationId: 'listSpendRewards', ...failing }],
    shows: alert,
  },
  empty: {
    path: 'spend-kestrel-points?category=Charity',
    as: 'gb.member',
    faults: [{ operationId: 'listSpendRewards', status: 200, body: none, times: 50 }],
    shows: (page) => main(page).getByText('Nothing here just now'),
  },
  filtered: { path: 'spend-kestrel-points?category=Wine,Charity&sort=-cost', as: 'gb.member', shows: tiles },
  more: {
    path: 'spend-kestrel-points',
    as: 'gb.member',
    act: async (page) => {
      await main(page).getByRole('button', { name: 'Load more' }).click()
      await tiles(page).nth(14).waitFor()
    },
    shows: tiles,
  },
  'more-error': {
    path: 'spend-kestrel-points',
    as: 'gb.member',
    faults: [{ operationId: 'listSpendRewards', ...failing, skip: 1 }],
    act: (page) => main(page).getByRole('button', { name: 'Load more' }).click(),
    shows: (page) => page.getByText('We couldn’t load any more rewards. Please try again.'),
  },
})

screen('earn', {
  visitor: { path: 'earn-kestrel-points', shows: tiles },
  'visitor-us': { path: 'en-us/earn-kestrel-points', shows: tiles },
  member: { path: 'earn-kestrel-points', as: 'gb.member', shows: tiles },
  loading: {
    path: 'earn-kestrel-points',
    as: 'gb.member',
    faults: [{ operationId: 'listEarnRewards', ...never }],
    shows: status,
    isLoading: true,
  },
  filtered: { path: 'earn-kestrel-points?category=Charity', shows: tiles },
})

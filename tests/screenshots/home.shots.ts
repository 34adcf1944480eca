import type { Page } from '@playwright/test'
import { failing, never, screen } from './screen.ts'

const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
const rows = (page: Page) => page.getByRole('region', { name: /Favourites|Favorites/ })

screen('home', {
  visitor: { path: '', shows: title },
  'first-visit': { path: '', shows: (page) => page.getByRole('button', { name: 'Accept all' }), isFirstVisit: true },
  'visitor-us': { path: 'en-us/', shows: title },
  'visitor-world': { path: 'world/', shows: title },
  'visitor-dark': { path: '', shows: title, media: { colorScheme: 'dark' } },
  'visitor-loading': {
    path: '',
    held: /content_type=homePublic/,
    shows: (page) => page.getByRole('main').getByText(/^Loading/),
    isLoading: true,
  },
  'visitor-error': { path: '', failing: /content_type=homePublic/, shows: title },
  member: { path: '', as: 'gb.member', shows: rows },
  'member-us': { path: 'en-us/', as: 'us.member', shows: rows },
  'member-world': { path: 'world/', as: 'world.member', shows: title },
  'member-dark': { path: '', as: 'gb.member', shows: rows, media: { colorScheme: 'dark' } },
  subscriber: { path: '', as: 'gb.subscriber', shows: (page) => page.getByRole('region', { name: /^Only for/ }) },
  'member-loading': {
    path: '',
    as: 'gb.member',
    held: /content_type=homePrivate/,
    shows: (page) => page.getByRole('main').getByText(/^Loading/),
    isLoading: true,
  },
  'member-rewards-loading': {
    path: '',
    as: 'gb.member',
    faults: [
      { operationId: 'listSpendRewards', ...never },
      { operationId: 'listEarnRewards', ...never },
      { operationId: 'listFavourites', ...never },
    ],
    shows: rows,
    isLoading: true,
  },
  'member-rewards-error': {
    path: '',
    as: 'gb.member',
    faults: [
      { operationId: 'listSpendRewards', ...failing },
      { operationId: 'listEarnRewards', ...failing },
      { operationId: 'listFavourites', ...failing },
    ],
    shows: (page) => rows(page).getByRole('button', { name: 'Refresh' }),
  },
  'member-error': { path: '', as: 'gb.member', failing: /content_type=homePrivate/, shows: title },
})

import type { Page } from '@playwright/test'
import { failing, never, screen, type State } from './screen.ts'

const section = (page: Page) => page.getByRole('region', { name: /^Favou?rites$/ })
const shared = {
  path: '',
  extent: section,
  act: (page) => section(page).scrollIntoViewIfNeeded(),
} as const satisfies Partial<State>

screen('favourites', {
  none: { ...shared, as: 'gb.empty', shows: (page) => section(page).getByRole('link', { name: 'Browse rewards' }) },
  some: { ...shared, as: 'gb.member', shows: (page) => section(page).getByRole('listitem') },
  full: { ...shared, as: 'gb.full', shows: (page) => section(page).getByRole('listitem') },
  loading: {
    ...shared,
    as: 'gb.member',
    faults: [{ operationId: 'listFavourites', ...never }],
    shows: (page) => section(page).getByText(/^Loading/),
    isLoading: true,
  },
  error: {
    ...shared,
    as: 'gb.member',
    faults: [{ operationId: 'listFavourites', ...failing }],
    shows: (page) => section(page).getByRole('button', { name: 'Refresh' }),
  },
  'one-too-many': {
    path: 'spend-kestrel-points/coffee-and-a-pastry-100102',
    as: 'gb.full',
    act: (page) => page.getByRole('button', { name: 'Keep Coffee and a pastry in your favourites' }).click(),
    shows: (page) => page.getByText(/^You can keep up to 9 favourites/),
    extent: 'window',
  },
})

import type { Page } from '@playwright/test'
import { screen } from './screen.ts'

const main = (page: Page) => page.getByRole('main')
const version = (page: Page) => main(page).getByText(/^Version \d+$/)

screen('legal', {
  terms: { path: 'terms-and-conditions', shows: version },
  'terms-us': { path: 'en-us/terms-and-conditions', shows: version },
  'terms-print': { path: 'terms-and-conditions', shows: version, media: { media: 'print' } },
  privacy: { path: 'privacy-policy', shows: version },
  loading: {
    path: 'terms-and-conditions',
    held: /content_type=terms/,
    shows: (page) => main(page).getByText(/^Loading/),
    isLoading: true,
  },
  error: {
    path: 'terms-and-conditions',
    failing: /content_type=terms/,
    shows: (page) => main(page).getByRole('alert'),
  },
})

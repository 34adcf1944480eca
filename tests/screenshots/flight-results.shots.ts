import type { Page } from '@playwright/test'
import { dayIn } from '../e2e/flight-days.ts'
import { failing, never, screen } from './screen.ts'

const addressOf = (change: Record<string, string> = {}) =>
  `redsky-search/results?${new URLSearchParams({
    origin: 'LHR',
    destination: 'JFK',
    departing: dayIn(3),
    returning: dayIn(10),
    passengers: 'a1t0c0i0',
    ...change,
  })}`
const path = addressOf()
const as = 'gb.flyer'
const points = 500_000

const title = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })
const fares = (page: Page) => page.getByRole('button', { name: /^Choose .*points$/ })
const chooseOut = async (page: Page) => {
  await fares(page).first().click()
  await title(page, 'Choose your return flight').waitFor()
  await fares(page).first().waitFor()
}
const chooseBoth = async (page: Page) => {
  await chooseOut(page)
  await fares(page).nth(1).click()
  await page.getByRole('dialog').getByText('Checked bags').first().waitFor()
}
const refused = (operationId: string, status: number, code: string, message: string) => [
  { operationId, status, code, message, times: 50 },
]

screen('flight-results', {
  outbound: { path, as, points, shows: (page) => fares(page).first() },
  'outbound-dark': { path, as, points, shows: (page) => fares(page).first(), media: { colorScheme: 'dark' } },
  'outbound-forced-colours': {
    path,
    as,
    points,
    shows: (page) => fares(page).first(),
    media: { forcedColors: 'active' },
  },
  'outbound-us': {
    path: `en-us/${path}`,
    as: 'us.member',
    points,
    shows: (page) => fares(page).first(),
  },
  'overnight-for-five': {
    path: addressOf({ origin: 'JFK', destination: 'LHR', passengers: 'a2t1c1i1' }),
    as,
    points,
    shows: (page) => page.getByRole('list', { name: 'Flights' }),
  },
  'return-dark': {
    path,
    as,
    points,
    act: chooseOut,
    shows: (page) => page.getByText('Your outbound flight'),
    media: { colorScheme: 'dark' },
  },
  'missing-points': {
    path,
    as,
    points: 12_000,
    shows: (page) => page.getByRole('link', { name: /^Buy points/ }).first(),
  },
  loading: {
    path,
    as,
    faults: [{ operationId: 'SearchOffers', ...never }],
    shows: (page) => page.getByText('Looking for flights'),
    isLoading: true,
  },
  'no-flights': {
    path,
    as,
    faults: refused('SearchOffers', 422, 'NO_FLIGHTS', 'No flights.'),
    shows: (page) => page.getByText('Oops! Looks like there are no flights available'),
  },
  'not-flown': {
    path: addressOf({ origin: 'LAX' }),
    as,
    shows: (page) => page.getByText('We’re sorry, we don’t fly this route'),
  },
  failed: {
    path,
    as,
    faults: [{ operationId: 'SearchOffers', ...failing }],
    shows: (page) => page.getByText('We couldn’t load the flights'),
  },
  return: { path, as, points, act: chooseOut, shows: (page) => page.getByText('Your outbound flight') },
  'return-expired': {
    path,
    as,
    points,
    faults: refused('SearchOffersNextSlice', 410, 'OFFER_EXPIRED', 'This offer has expired: search again.'),
    act: (page) => fares(page).first().click(),
    shows: (page) => page.getByText('These fares have moved on'),
  },
  summary: {
    path,
    as,
    points,
    act: chooseBoth,
    shows: (page) => page.getByRole('button', { name: 'Continue to checkout' }),
    extent: 'window',
  },
  'summary-dark': {
    path,
    as,
    points,
    act: chooseBoth,
    shows: (page) => page.getByRole('button', { name: 'Continue to checkout' }),
    extent: 'window',
    media: { colorScheme: 'dark' },
  },
  'summary-us': {
    path: `en-us/${path}`,
    as: 'us.member',
    points,
    act: chooseBoth,
    shows: (page) => page.getByRole('button', { name: 'Continue to checkout' }),
    extent: 'window',
  },
  'summary-unavailable': {
    path: addressOf({ returning: '' }),
    as,
    points,
    faults: refused('SearchSummary', 409, 'OFFER_NOT_AVAILABLE', 'This fare cannot be booked any more.'),
    act: (page) => fares(page).first().click(),
    shows: (page) => page.getByRole('button', { name: 'Choose another fare' }),
    extent: 'window',
  },
  'summary-loading': {
    path: addressOf({ returning: '' }),
    as,
    points,
    faults: [{ operationId: 'SearchSummary', ...never }],
    act: (page) => fares(page).first().click(),
    shows: (page) => page.getByText('Putting your journey together'),
    isLoading: true,
    extent: 'window',
  },
})

import type { Page } from '@playwright/test'
import { screen } from './screen.ts'

const landing = 'redsky-search'
const edit = `${landing}/edit`
const route = 'origin=LHR&destination=JFK'
const question = (page: Page, name: string) => page.getByRole('heading', { level: 3, name })
const openList = (label: string) => (page: Page) => page.getByRole('combobox', { name: label }).click()
const typeAirport = (text: string) => (page: Page) =>
  page.getByRole('combobox', { name: 'Departure airport' }).pressSequentially(text)
const goOn = async (page: Page) => page.getByRole('button', { name: 'Continue' }).click()

const states: Parameters<typeof screen>[1] = {
  bar: { path: landing, shows: (page) => page.getByRole('button', { name: 'Search flights' }) },
  'bar-answered': { path: `${landing}?${route}`, shows: (page) => page.getByRole('button', { name: /suggested/ }) },
  'bar-dark': {
    path: landing,
    shows: (page) => page.getByRole('button', { name: 'Search flights' }),
    media: { colorScheme: 'dark' },
  },
  'bar-forced-colours': {
    path: landing,
    shows: (page) => page.getByRole('button', { name: 'Search flights' }),
    media: { forcedColors: 'active' },
  },
  'bar-us': { path: `en-us/${landing}`, shows: (page) => page.getByRole('button', { name: 'Search flights' }) },
  departure: { path: edit, shows: (page) => question(page, 'Where do you fly from?') },
  airports: {
    path: edit,
    act: openList('Departure airport'),
    shows: (page) => page.getByRole('listbox'),
  },
  'airports-dark': {
    path: edit,
    act: openList('Departure airport'),
    shows: (page) => page.getByRole('listbox'),
    media: { colorScheme: 'dark' },
  },
  'no-airport': {
    path: edit,
    act: typeAirport('Atlantis'),
    shows: (page) => page.getByText('None of our airports matches'),
  },
  dates: { path: `${edit}?${route}`, shows: (page) => question(page, 'When do you fly?') },
  'dates-dark': {
    path: `${edit}?${route}`,
    shows: (page) => question(page, 'When do you fly?'),
    media: { colorScheme: 'dark' },
  },
  'dates-forced-colours': {
    path: `${edit}?${route}`,
    shows: (page) => question(page, 'When do you fly?'),
    media: { forcedColors: 'active' },
  },
  'dates-us': { path: `en-us/${edit}?${route}`, shows: (page) => question(page, 'When do you fly?') },
  'dates-wrong': {
    path: `${edit}?${route}`,
    act: async (page) => {
      await page.getByRole('group', { name: 'Departure' }).getByLabel('Day').fill('32')
      await goOn(page)
    },
    shows: (page) => page.getByText('Enter a real date').first(),
  },
  passengers: {
    path: `${edit}?${route}&passengers=a2t0c1i2`,
    act: goOn,
    shows: (page) => question(page, 'Who is flying?'),
  },
  'passengers-dark': {
    path: `${edit}?${route}&passengers=a2t0c1i2`,
    act: goOn,
    shows: (page) => question(page, 'Who is flying?'),
    media: { colorScheme: 'dark' },
  },
  nonsense: {
    path: `${edit}?origin=XXX&destination=JFK&passengers=a9t9c9i9`,
    shows: (page) => page.getByText('Some of your search needs another look'),
  },
  'all-open': {
    path: `${landing}/results/edit?origin=LHR`,
    as: 'gb.member',
    shows: (page) => question(page, 'Who is flying?'),
  },
}

// The sheet is as high as the window, and what lies behind it has its pictures elsewhere.
screen(
  'flight-search',
  Object.fromEntries(
    Object.entries(states).map(([name, state]) => [
      name,
      name.startsWith('bar') ? state : { ...state, extent: 'window' },
    ]),
  ),
)

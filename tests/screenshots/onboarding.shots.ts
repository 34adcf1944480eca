import type { Page } from '@playwright/test'
import { screen } from './screen.ts'

const details = {
  country: 'GB',
  firstName: 'Zoë',
  lastName: "O'Brien-Ward",
  dateOfBirth: '29/02/1996',
  mobile: '07700900142',
  postcode: 'EH6 6QW',
}
const at = (onboarding: string, more: object = {}) => ({ ...details, appState: { onboarding }, ...more })
const atWelcome = at('Welcome', { termsVersion: 3 })
const proceed = (page: Page) => page.getByRole('button', { name: 'Continue' })
const canLink = { vaa_account_linking: true }
const dark = { colorScheme: 'dark' } as const
const forced = { forcedColors: 'active' } as const
const detailsEmpty = {
  path: 'onboarding',
  as: 'gb.new',
  profile: {},
  act: (page: Page) => proceed(page).click(),
  shows: (page: Page) => page.getByRole('region', { name: 'All fields are required' }),
} as const
const welcome = {
  path: 'onboarding',
  as: 'gb.new',
  profile: atWelcome,
  flags: canLink,
  act: (page: Page) => page.getByRole('button', { name: 'Skip for now' }).click(),
  shows: (page: Page) => page.getByRole('region', { name: 'Your first points' }).getByRole('link'),
} as const

screen('onboarding', {
  details: { path: 'onboarding', as: 'gb.new', profile: {}, shows: proceed },
  'details-empty': detailsEmpty,
  'details-dark': { path: 'onboarding', as: 'gb.new', profile: details, shows: proceed, media: dark },
  'details-empty-dark': { ...detailsEmpty, media: dark },
  'details-forced-colours': { path: 'onboarding', as: 'gb.new', profile: details, shows: proceed, media: forced },
  'details-saved-elsewhere': {
    path: 'onboarding',
    as: 'gb.new',
    profile: details,
    act: async (page) => {
      await proceed(page).waitFor()
      const other = await page.context().newPage()
      await other.goto('onboarding')
      await other.getByLabel('First name').fill('Zora')
      await proceed(other).click()
      await other.getByRole('form', { name: 'Terms & Conditions' }).waitFor()
      await other.close()
      await page.getByLabel('Last name').fill('Ward')
      await proceed(page).click()
    },
    shows: (page) => page.getByText(/another device/),
  },
  'details-us': { path: 'en-us/onboarding', as: 'gb.new', profile: {}, shows: proceed },
  terms: { path: 'onboarding', as: 'gb.new', profile: at('TermsAndConditions'), shows: proceed },
  'terms-dark': { path: 'onboarding', as: 'gb.new', profile: at('TermsAndConditions'), shows: proceed, media: dark },
  'terms-not-accepted': {
    path: 'onboarding',
    as: 'gb.new',
    profile: at('TermsAndConditions'),
    act: (page) => proceed(page).click(),
    shows: (page) => page.getByRole('region', { name: 'One more thing' }),
  },
  preferences: {
    path: 'onboarding',
    as: 'gb.new',
    profile: at('CommunicationPreferences', { termsVersion: 3 }),
    shows: proceed,
  },
  'preferences-dark': {
    path: 'onboarding',
    as: 'gb.new',
    profile: at('CommunicationPreferences', { termsVersion: 3 }),
    shows: proceed,
    media: dark,
  },
  link: {
    path: 'onboarding',
    as: 'gb.new',
    profile: atWelcome,
    flags: canLink,
    shows: (page) => page.getByRole('button', { name: 'Skip for now' }),
  },
  'link-failed': {
    path: 'onboarding/link-vaa?error_code=USER_ACCOUNT_ALREADY_LINKED',
    as: 'gb.new',
    profile: atWelcome,
    flags: canLink,
    shows: (page) => page.getByRole('button', { name: 'Finish without linking' }),
  },
  'already-linked': {
    path: 'onboarding',
    as: 'gb.new',
    profile: { ...atWelcome, linkedAccountsState: { VAA: true } },
    flags: canLink,
    shows: (page) => page.getByRole('button', { name: 'Finish' }),
  },
  'link-dark': {
    path: 'onboarding',
    as: 'gb.new',
    profile: atWelcome,
    flags: canLink,
    shows: (page) => page.getByRole('button', { name: 'Skip for now' }),
    media: dark,
  },
  welcome,
  'welcome-dark': { ...welcome, media: dark },
  'welcome-forced-colours': { ...welcome, media: forced },
})

import type { Page } from '@playwright/test'
import { failing, never, screen } from './screen.ts'

const landing = 'en-us/rewards-credit-card'
const transition = 'en-us/rewards-credit-card-transition'
const complete = 'en-us/rewards-credit-card-complete'
const linkAccount = 'en-us/rewards-credit-card-link-account-us'
const hotel = 'HB7Q2X9K4M1T8W5Z3R6P'

const heading = (name: string) => (page: Page) => page.getByRole('heading', { level: 1, name })
const dialog = (page: Page) => page.getByRole('dialog')
const apply = (page: Page) => page.getByRole('link', { name: 'Apply now' }).click()

screen('credit-card', {
  landing: { path: landing, shows: heading('The card that remembers where you like to sit') },
  'landing-dark': {
    path: landing,
    shows: heading('The card that remembers where you like to sit'),
    media: { colorScheme: 'dark' },
  },
  campaign: { path: `${landing}/${hotel}`, shows: heading('You found us at the front desk') },
  'guest-question': {
    path: landing,
    act: apply,
    shows: (page) => dialog(page).getByRole('button', { name: 'Continue as guest' }),
    extent: 'window',
  },
  'guest-question-failed': {
    path: landing,
    failing: /content_type=guestApplyModal/,
    act: apply,
    shows: (page) => dialog(page).getByRole('button', { name: 'Login / Join' }),
    extent: 'window',
  },
  redirecting: {
    path: landing,
    as: 'us.member',
    faults: [{ operationId: 'createCardApplication', ...never }],
    act: apply,
    shows: (page) => dialog(page).getByText('Opening your application'),
    isLoading: true,
    extent: 'window',
  },
  failed: {
    path: landing,
    as: 'us.member',
    faults: [{ operationId: 'createCardApplication', ...failing }],
    act: apply,
    shows: (page) => page.getByRole('region', { name: 'Notifications' }).locator('[data-type="error"]'),
    extent: 'window',
  },
  prequalify: { path: transition, as: 'us.member', shows: heading('Let’s see if you prequalify') },
  'prequalify-dark': {
    path: transition,
    as: 'us.member',
    shows: heading('Let’s see if you prequalify'),
    media: { colorScheme: 'dark' },
  },
  'apply-own-words': {
    path: `${transition}?applicationType=APPLY`,
    as: 'us.member',
    flags: { web_dynamic_transition_pages: false },
    shows: heading('Apply for the card'),
  },
  'login-first': { path: transition, shows: heading('Log in to see this page') },
  'complete-guest': { path: complete, shows: heading('Thanks for applying. Now come in') },
  'complete-member': { path: complete, as: 'us.member', shows: heading('Thanks for applying') },
  cancelled: {
    path: `${complete}?status=CANCELLED`,
    as: 'us.member',
    shows: heading('You didn’t finish your application'),
  },
  'link-account': {
    path: linkAccount,
    as: 'us.member',
    shows: (page) => page.getByRole('button', { name: 'Link your card' }),
  },
  'link-account-linked': {
    path: linkAccount,
    as: 'us.cardholder',
    shows: (page) => page.getByText('Linked', { exact: true }),
  },
  'link-account-visitor': { path: linkAccount, shows: (page) => page.getByText('Log in to link your card') },
})

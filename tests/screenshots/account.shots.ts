import type { Page } from '@playwright/test'
import { failing, never, screen } from './screen.ts'

const main = (page: Page) => page.getByRole('main')
const details = (page: Page) => main(page).getByText('Member ID')
const flyer = (page: Page) => main(page).getByText('Flying Club number')
const emails = (page: Page) => main(page).getByRole('switch', { name: 'Emails' })

screen('account', {
  landing: { path: 'account', as: 'gb.subscriber', shows: (page) => main(page).getByText(/^[\d,]+ points$/) },
  'landing-us': { path: 'en-us/account', as: 'us.transfer', shows: (page) => main(page).getByText('48,000 points') },
  'landing-dark': {
    path: 'account',
    as: 'gb.member',
    shows: (page) => main(page).getByText(/^[\d,]+ points$/),
    media: { colorScheme: 'dark' },
  },
  'landing-failed': {
    path: 'account',
    as: 'gb.member',
    faults: [{ operationId: 'listAccountBalances', ...failing }],
    shows: (page) => main(page).getByRole('button', { name: 'Refresh your points' }),
  },
})

screen('personal-details', {
  gb: {
    path: 'account/personal-details',
    as: 'gb.flyer',
    shows: flyer,
  },
  dark: { path: 'account/personal-details', as: 'gb.flyer', shows: flyer, media: { colorScheme: 'dark' } },
  'forced-colours': {
    path: 'account/personal-details',
    as: 'gb.flyer',
    shows: flyer,
    media: { forcedColors: 'active' },
  },
  us: { path: 'en-us/account/personal-details', as: 'us.member', shows: details },
  world: { path: 'world/account/personal-details', as: 'world.member', shows: details },
  'accounts-failed': {
    path: 'account/personal-details',
    as: 'gb.member',
    faults: [{ operationId: 'listLinkedAccounts', ...failing }],
    shows: (page) => main(page).getByRole('button', { name: 'Check again' }),
  },
  'new-email': {
    path: 'account/personal-details',
    as: 'gb.member',
    act: async (page) => {
      await page.getByRole('button', { name: 'Change my email address' }).click()
      await page.getByRole('button', { name: 'Change email address' }).click()
    },
    shows: (page) => page.getByRole('region', { name: 'Check your new email address' }),
  },
  deleting: {
    path: 'account/personal-details',
    as: 'gb.member',
    act: (page) => page.getByRole('button', { name: 'Delete Account' }).click(),
    shows: (page) => page.getByRole('alertdialog', { name: 'Delete your account?' }),
    extent: 'window',
  },
})

screen('settings', {
  all: { path: 'account/settings', as: 'gb.member', shows: emails },
  dark: { path: 'account/settings', as: 'gb.member', shows: emails, media: { colorScheme: 'dark' } },
  saved: {
    path: 'account/settings',
    as: 'gb.member',
    points: 1,
    act: (page) => emails(page).click(),
    shows: (page) => main(page).getByText('Saved.'),
  },
  failed: {
    path: 'account/settings',
    as: 'gb.member',
    faults: [{ operationId: 'updateProfile', ...failing }],
    act: (page) => emails(page).click(),
    shows: (page) => main(page).getByText(/^We couldn’t save this/),
  },
  saving: {
    path: 'account/settings',
    as: 'gb.member',
    faults: [{ operationId: 'updateProfile', ...never }],
    act: (page) => emails(page).click(),
    shows: (page) => main(page).getByText('Saving…'),
    isLoading: true,
  },
})

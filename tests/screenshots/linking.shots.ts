import type { Page } from '@playwright/test'
import { partnerPassword } from '../e2e/partner-pages.ts'
import { failing, never, screen } from './screen.ts'

const path = 'account/link-accounts'
const usPath = `en-us/${path}`
const card = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' }).locator('[data-type]')
/** Leaves for the partner and signs in there. */
const linkWith = (button: string, email: string) => async (page: Page) => {
  await page.getByRole('button', { name: button }).click()
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password').fill(partnerPassword)
  await page.getByRole('button', { name: 'Sign in and link' }).click()
}
const turnBack = (button: string) => async (page: Page) => {
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('link', { name: 'Not now, go back' }).click()
}
const customer = (at: string) => at.replace('@', `+${crypto.randomUUID()}@`)

screen('link-accounts', {
  unlinked: { path, as: 'gb.member', shows: (page) => card(page, 'Flying Club') },
  linked: { path, as: 'gb.flyer', shows: (page) => card(page, 'Account number') },
  us: { path: usPath, as: 'us.transfer', shows: (page) => page.getByRole('button', { name: 'Unlink' }) },
  'us-unlinked': { path: usPath, as: 'us.member', shows: (page) => page.getByText('0 points', { exact: true }) },
  'us-dark': {
    path: usPath,
    as: 'us.member',
    shows: (page) => page.getByText('0 points', { exact: true }),
    media: { colorScheme: 'dark' },
  },
  none: {
    path,
    as: 'gb.member',
    flags: { vaa_account_linking: false },
    shows: (page) => page.getByRole('heading', { name: 'Nothing to link yet' }),
  },
  loading: {
    path,
    as: 'gb.member',
    faults: [{ operationId: 'listLinkedAccounts', ...never }],
    shows: (page) => page.getByText('Loading your accounts'),
    isLoading: true,
  },
  failed: {
    path,
    as: 'gb.member',
    faults: [{ operationId: 'listLinkedAccounts', ...failing }],
    shows: (page) => page.getByRole('heading', { name: 'We couldn’t load your accounts' }),
  },
  'balance-failed': {
    path: usPath,
    as: 'us.member',
    faults: [{ operationId: 'getPartnerBalance', ...failing }],
    shows: (page) => page.getByRole('button', { name: 'More about this' }),
  },
  'balance-dialog': {
    path: usPath,
    as: 'us.member',
    faults: [{ operationId: 'getPartnerBalance', ...failing }],
    act: (page) => page.getByRole('button', { name: 'More about this' }).click(),
    shows: (page) => page.getByRole('dialog'),
    extent: 'window',
  },
  done: {
    path,
    as: 'gb.member',
    points: 100,
    act: linkWith('Link Flying Club', customer('flyer@airline.test')),
    shows: toast,
    extent: 'window',
  },
  linking: {
    path,
    as: 'gb.member',
    faults: [{ operationId: 'linkAccount', ...never }],
    act: linkWith('Link Flying Club', customer('flyer@airline.test')),
    shows: (page) => page.getByRole('button', { name: 'Link Flying Club' }),
    isLoading: true,
  },
  refused: {
    path,
    as: 'gb.member',
    act: linkWith('Link Flying Club', 'gb.flyer@kestrel.test'),
    shows: toast,
    extent: 'window',
  },
  cancelled: { path, as: 'gb.member', act: turnBack('Link Flying Club'), shows: toast, extent: 'window' },
})

const fromMessage = `onboarding/auto-link-accounts?${new URLSearchParams({
  partnerCode: 'VAA',
  connectionId: 'airline-db',
  loginEmail: 'flyer@airline.test',
}).toString()}`
const signInThere = (email: string) => async (page: Page) => {
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password').fill(partnerPassword)
  await page.getByRole('button', { name: 'Sign in and link' }).click()
}

screen('auto-link', {
  visitor: {
    path: fromMessage,
    act: signInThere(customer('flyer@airline.test')),
    shows: (page) => page.getByRole('heading', { name: 'Nearly there' }),
  },
  done: {
    path: fromMessage,
    as: 'gb.member',
    points: 100,
    act: signInThere(customer('flyer@airline.test')),
    shows: (page) => page.getByRole('heading', { name: 'Your accounts are linked' }),
  },
  failed: {
    path: fromMessage,
    as: 'gb.member',
    act: signInThere('gb.flyer@kestrel.test'),
    shows: (page) => page.getByRole('heading', { name: 'We couldn’t link your accounts' }),
  },
  incomplete: {
    path: 'onboarding/auto-link-accounts?partnerCode=VAA',
    shows: (page) => page.getByRole('heading', { name: 'We couldn’t link your accounts' }),
  },
  unfinished: {
    path: fromMessage,
    act: (page) => page.getByRole('link', { name: 'Not now, go back' }).click(),
    shows: (page) => page.getByRole('heading', { name: 'We couldn’t link your accounts' }),
  },
})

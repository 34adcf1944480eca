import type { Page } from '@playwright/test'
import { failing, never, screen } from './screen.ts'

const path = 'en-us/account/credit-card-hub'
const as = 'us.cardholder'
const year = new Date().getUTCFullYear()
const group = (reference: string, status: string) => ({
  id: `${reference}-${year}`,
  description: '',
  reference,
  status,
  validFrom: `${year}-01-01T00:00:00.000Z`,
  validTo: `${year}-12-31T23:59:59.999Z`,
  rewards: [],
})
const groups = (...rewardGroups: readonly object[]) => [
  { operationId: 'listRewardGroups', status: 200, times: 50, body: { rewardGroups } },
]
/** What stands below the card loads once somebody comes near it. */
const act = (page: Page) => page.getByRole('contentinfo').scrollIntoViewIfNeeded()
const benefits = (page: Page) => page.getByRole('region', { name: 'Your benefits' })

screen('card-hub', {
  cardholder: { path, as, act, shows: (page) => page.getByText('Choose your reward') },
  'cardholder-dark': {
    path,
    as,
    act,
    shows: (page) => page.getByText('Choose your reward'),
    media: { colorScheme: 'dark' },
  },
  'cardholder-forced-colours': {
    path,
    as,
    act,
    shows: (page) => page.getByText('Choose your reward'),
    media: { forcedColors: 'active' },
  },
  redeemed: {
    path,
    as,
    act,
    faults: groups(group('15K', 'USED'), group('30K', 'ACTIVE')),
    shows: (page) => benefits(page).getByText('Redeemed'),
  },
  expired: {
    path,
    as,
    act,
    faults: groups(group('15K', 'EXPIRED'), group('30K', 'LOCKED')),
    shows: (page) => benefits(page).getByText('Locked'),
  },
  'perks-failed': {
    path,
    as,
    act,
    faults: [{ operationId: 'listRewardGroups', ...failing }],
    shows: (page) => page.getByText('We couldn’t load your perks'),
  },
  'perks-loading': {
    path,
    as,
    act,
    faults: [{ operationId: 'listRewardGroups', ...never }],
    shows: (page) => page.getByText('Loading how you stand with your perks'),
    isLoading: true,
  },
  'not-there-yet': {
    path,
    as,
    faults: [{ operationId: 'getCardMember', status: 404, code: 'NOT_FOUND', times: 50 }],
    shows: (page) => page.getByText('Your card is on its way here'),
  },
  introduction: {
    path,
    as,
    act,
    flags: { web_cc_hub_benefits_update: false },
    shows: (page) => page.getByRole('heading', { name: 'Points on everything' }),
  },
  'without-card': {
    path,
    as: 'us.member',
    shows: (page) => page.getByRole('heading', { name: 'There’s room in your wallet' }),
  },
  failed: {
    path,
    as,
    faults: [{ operationId: 'listLinkedAccounts', ...failing }],
    shows: (page) => page.getByText('We couldn’t load your credit card hub'),
  },
})

import type { Page } from '@playwright/test'
import { failing, never, screen } from './screen.ts'

const main = (page: Page) => page.getByRole('main')
const title = (page: Page) => main(page).getByRole('heading', { level: 1 })
const redeem = (page: Page) => main(page).getByRole('button', { name: 'Redeem' })
const enter = (page: Page) => main(page).getByRole('button', { name: 'Log in or join' })

const drink = 'spend-kestrel-points/any-hot-drink-100101'
const rover = 'spend-kestrel-points/all-day-rover-ticket-100180'
const soldOut = 'spend-kestrel-points/heron-e-reader-100290'
const forApp = 'spend-kestrel-points/5-pounds-off-any-train-ticket-100175'
const forSubscribers = 'spend-kestrel-points/two-coffees-every-month-100366'
const personal = 'spend-kestrel-points/back-row-seats-at-the-quiz-final-100370?groupId=900500'

screen('reward', {
  visitor: { path: drink, shows: enter },
  'visitor-dark': { path: drink, shows: enter, media: { colorScheme: 'dark' } },
  'visitor-us': { path: 'en-us/spend-kestrel-points/canopy-tour-100262', shows: enter },
  'visitor-options': { path: rover, shows: enter },
  'visitor-app-only': { path: forApp, shows: (page) => main(page).getByRole('link', { name: /App Store/ }) },
  'visitor-personal': { path: personal, shows: enter },
  member: { path: drink, as: 'gb.member', shows: (page) => page.getByText(/^You have .+ points\.$/) },
  'member-us': { path: 'en-us/spend-kestrel-points/canopy-tour-100262', as: 'us.member', shows: redeem },
  'member-world': { path: 'world/spend-kestrel-points/any-hot-drink-100101', as: 'world.member', shows: title },
  'points-short': { path: drink, as: 'gb.low', shows: (page) => page.getByText('You need 250 points more for this.') },
  'subscribers-only': {
    path: forSubscribers,
    as: 'gb.member',
    flags: { web_subscription: true },
    shows: (page) => main(page).getByRole('link', { name: 'See subscriptions' }),
  },
  'subscribers-only-no-plans': {
    path: forSubscribers,
    as: 'gb.member',
    flags: { web_subscription: false },
    shows: (page) => page.getByText(/^This one is for subscribers, and/),
  },
  subscriber: { path: forSubscribers, as: 'gb.subscriber', shows: redeem },
  'choose-option': { path: rover, as: 'gb.member', shows: (page) => page.getByText('Choose an option first.') },
  'option-chosen': { path: `${rover}?option=10018002`, as: 'gb.member', shows: redeem },
  'sold-out': { path: soldOut, as: 'gb.member', shows: (page) => page.getByText('This reward is sold out.') },
  'app-only': { path: forApp, as: 'gb.member', shows: (page) => main(page).getByRole('link', { name: /App Store/ }) },
  'app-only-window': {
    path: forApp,
    as: 'gb.member',
    shows: (page) => main(page).getByRole('link', { name: /App Store/ }),
    extent: 'window',
  },
  personal: { path: personal, as: 'gb.member', shows: redeem },
  'new-details': { path: drink, as: 'gb.member', flags: { web_new_reward_details: true }, shows: redeem },
  loading: {
    path: drink,
    as: 'gb.member',
    faults: [{ operationId: 'getSpendReward', ...never }],
    shows: (page) => main(page).getByText('Loading this reward'),
    isLoading: true,
  },
  'points-loading': {
    path: drink,
    as: 'gb.member',
    faults: [{ operationId: 'getBalances', ...never }],
    shows: redeem,
    isLoading: true,
    extent: 'window',
  },
  error: {
    path: drink,
    as: 'gb.member',
    faults: [{ operationId: 'getSpendReward', ...failing }],
    shows: (page) => main(page).getByRole('heading', { name: 'We couldn’t load this reward' }),
  },
  gone: { path: 'spend-kestrel-points/nothing-of-the-kind-999999', shows: title },
})

screen('earn-reward', {
  visitor: { path: 'earn-kestrel-points/coffee-on-the-way-to-work-500101', shows: enter },
  member: {
    path: 'earn-kestrel-points/coffee-on-the-way-to-work-500101',
    as: 'gb.member',
    shows: (page) => main(page).getByText('4 points per £1'),
  },
  competition: {
    path: 'earn-kestrel-points/win-100-000-points-500219',
    as: 'gb.member',
    shows: (page) => main(page).getByRole('link', { name: /^Enter now/ }),
  },
  'link-account': {
    path: 'en-us/earn-kestrel-points/move-bellwether-points-to-kestrel-points-500139',
    as: 'us.member',
    shows: (page) => main(page).getByRole('link', { name: 'Link an account' }),
  },
})

import type { Locator, Page } from '@playwright/test'
import { dayIn } from '../e2e/flight-days.ts'
import { addressOf, qrReward, rewardOfType } from '../e2e/rewards.ts'
import { screen, type State } from './screen.ts'

const main = (page: Page) => page.getByRole('main')
const title = (page: Page) => main(page).getByRole('heading', { level: 1 })
const checkout = async (page: Page) =>
  `order-checkout?rewardId=${(await rewardOfType(page, 'WINES_FULFILMENT')).rewardId}`
const firstOf = (path: string): Pick<State, 'path' | 'act'> => ({
  path,
  act: (page) => page.getByRole('tabpanel').locator('li').getByRole('link').first().click(),
})
const details = {
  country: 'GB',
  firstName: 'Zoë',
  lastName: "O'Brien-Ward",
  dateOfBirth: '29/02/1996',
  mobile: '07700900142',
  postcode: 'EH6 6QW',
}
const onboardingAt = (onboarding: string, more: object = {}): Pick<State, 'path' | 'as' | 'profile'> => ({
  path: 'onboarding',
  as: 'gb.new',
  profile: { ...details, appState: { onboarding }, ...more },
})
const as = 'gb.member'
const member = (path: State['path'], shows: State['shows'] = title): State => ({ path, as, shows })

/** One state of every page of the page table that a shell opens. */
const pages: Readonly<Record<string, State>> = {
  home: member(''),
  spend: member('spend-kestrel-points'),
  earn: member('earn-kestrel-points'),
  'spend-reward': member(async (page) => addressOf(await qrReward(page, 'GB'))),
  'earn-reward': member('earn-kestrel-points/500101'),
  brand: member('brands/copperpot-coffee'),
  'onboarding-details': { path: 'onboarding', as: 'gb.new', profile: {}, shows: title },
  'onboarding-terms': { ...onboardingAt('TermsAndConditions'), shows: title },
  'onboarding-preferences': { ...onboardingAt('CommunicationPreferences', { termsVersion: 3 }), shows: title },
  'onboarding-link': {
    ...onboardingAt('Welcome', { termsVersion: 3 }),
    flags: { vaa_account_linking: true },
    shows: title,
  },
  'onboarding-auto-link': member('onboarding/auto-link-accounts?partnerCode=VAA'),
  vouchers: member('my-rewards/vouchers', (page) => page.getByRole('tabpanel').locator('li')),
  voucher: { ...firstOf('my-rewards/vouchers'), as, shows: (page) => page.getByRole('img', { name: /QR/ }) },
  orders: member('my-rewards/orders', (page) => page.getByRole('tabpanel').locator('li')),
  order: { ...firstOf('my-rewards/orders'), as, shows: (page) => title(page).filter({ hasNotText: 'My rewards' }) },
  checkout: { path: checkout, as, points: 200_000, shows: title },
  activity: member('activity', (page) => main(page).getByRole('listitem')),
  account: member('account'),
  'personal-details': member('account/personal-details'),
  'link-accounts': member('account/link-accounts'),
  'promo-codes': member('account/promo-codes'),
  'refer-a-friend-dashboard': member('account/refer-a-friend-dashboard'),
  settings: member('account/settings'),
  subscription: { path: 'account/subscription', as: 'gb.subscriber', shows: title },
  'cancel-subscription': { path: 'account/subscription/cancel', as: 'gb.subscriber', shows: title },
  'credit-card-hub': { path: 'en-us/account/credit-card-hub', as: 'us.cardholder', shows: title },
  subscribe: member('subscribe'),
  'subscription-payment': member('subscription-payment/kestrel-plus-yearly'),
  'subscription-confirmation': member('subscription-confirmation?session_id=cs_unknown'),
  'refer-a-friend': member('refer-a-friend'),
  'credit-card': { path: 'en-us/rewards-credit-card', as: 'us.member', shows: title },
  'credit-card-campaign': { path: 'en-us/rewards-credit-card/HB7Q2X9K4M1T8W5Z3R6P', as: 'us.member', shows: title },
  'credit-card-waitlist': { path: 'en-us/rewards-credit-card-waitlist', as: 'us.member', shows: title },
  'credit-card-transition': { path: 'en-us/rewards-credit-card-transition', as: 'us.member', shows: title },
  'credit-card-complete': { path: 'en-us/rewards-credit-card-complete', as: 'us.member', shows: title },
  'credit-card-link-account': { path: 'en-us/rewards-credit-card-link-account-us', as: 'us.member', shows: title },
  'flight-search': { path: 'redsky-search', as: 'gb.flyer', shows: title },
  'flight-results': {
    path: `redsky-search/results?origin=LHR&destination=JFK&departing=${dayIn(3)}&passengers=a1t0c0i0`,
    as: 'gb.flyer',
    shows: (page) => page.getByRole('list', { name: 'Flights' }),
  },
  terms: member('terms-and-conditions'),
  privacy: member('privacy-policy'),
  'cookie-policy': member('cookie-policy'),
  'modern-slavery': member('modern-slavery-statement'),
  page: member('club-tour'),
  offline: member('offline'),
  'update-required': { path: 'update-required', shows: (page) => page.getByRole('heading', { level: 1 }) },
  'log-in-first': { path: 'activity', shows: title },
  'not-found': member('a/b/c'),
}

const field = (label: string | RegExp) => (page: Page) => page.getByRole('textbox', { name: label }).first()
const withKeyboard = (state: Omit<State, 'shows'>, keyboard: (page: Page) => Locator): State => ({
  ...state,
  shows: keyboard,
  keyboard,
})

/** Pages with fields, with the keyboard up. */
const typing: Readonly<Record<string, State>> = {
  'onboarding-details-typing': withKeyboard({ path: 'onboarding', as: 'gb.new', profile: {} }, field('Postcode')),
  'checkout-typing': withKeyboard(
    {
      path: checkout,
      as,
      points: 200_000,
      act: (page) => page.getByRole('button', { name: 'Add delivery address' }).click(),
    },
    field('Telephone'),
  ),
  'promo-codes-typing': withKeyboard({ path: 'account/promo-codes', as }, (page) => main(page).getByRole('textbox')),
  'cancel-subscription-typing': withKeyboard(
    {
      path: 'account/subscription/cancel',
      as: 'gb.subscriber',
      act: (page) => main(page).getByRole('radio', { name: 'Other' }).check(),
    },
    (page) => main(page).getByRole('textbox'),
  ),
  'flight-airport-typing': withKeyboard({ path: 'redsky-search/edit', as: 'gb.flyer' }, (page) =>
    page.getByRole('combobox', { name: 'Departure airport' }),
  ),
}

const states = { ...pages, ...typing }
screen(
  'native-shell',
  Object.fromEntries(
    Object.entries(states).flatMap(([name, state]): readonly [string, State][] => [
      [name, { ...state, inShell: true }],
      [`${name}-dark`, { ...state, inShell: true, media: { colorScheme: 'dark' } }],
    ]),
  ),
)

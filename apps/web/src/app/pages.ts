import type { ComponentType } from 'react'
import type { FlagName } from '#platform/flags/generated/flags.ts'
import type { PageName } from '#platform/paths.ts'
import type { RegionId } from '#platform/region/regions.ts'
import type { browserPages } from './browser-pages.ts'

/** A row of the table: what a page is, but for its address, which is in `platform/paths.ts`. */
export type Page = PageRules & {
  /** Loads the component. */
  load?: LoadComponent
  /** Rendered on the host as well, before any script. All other pages are rendered in the browser. */
  prerender?: Prerender
  /** The page of which this address is one place, such as a tab. The address has no route of its own. */
  within?: PageName
}

export interface PageRules {
  /** Who may open it; everybody unless it says so. Visitors are asked to log in (RTE-47 to RTE-49). */
  access?: 'members'
  /** `page`: the page itself says what visitors get instead. */
  gate?: 'page'
  /**
   * The one region that has it, or `none` for an address without a region (RTE-35, CON-05); every region unless it says
   * so.
   */
  region?: RegionId | 'none'
  /** `none`: the page stands alone, without header and footer. */
  shell?: 'none'
  /** The flag that opens it. */
  flag?: FlagName
  /** What is shown while the flag is off; the not-found page unless it says so. */
  closed?: 'home'
  /** Who has it: members with a subscription, or everybody without one; everybody unless it says so (SUB-29). */
  subscription?: 'held' | 'none'
  /**
   * `own`: links to it and away from it load a new document, since the host answers its address with a policy of its own
   * (decision 031).
   */
  document?: 'own'
  /**
   * The page that is kept between addresses with the same value, with its scroll position and focus: its state is in the
   * address, and a side sheet may lie over it (FLT-02, FLT-30).
   */
  keeps?: PageName
  /** `development`: not there in production. */
  environment?: 'development'
}

export interface Prerender {
  /**
   * The source of its data: content entries, or the catalogue of rewards and brands. Each has a budget
   * (`tests/performance`).
   */
  from: 'content' | 'catalogue'
  /** Its scripts load after the LCP image. */
  lcpImageFirst?: true
}

export type LoadComponent = () => Promise<ComponentType>

type Row = (PageRules & { load: LoadComponent; prerender?: Prerender }) | { within: PageName }

/** The whole flight area (FLG-04, FLT-01). */
const flights = { flag: 'web_redsky_search', closed: 'home' } as const

/**
 * Every page by its name: who may open it, in which region, and how it is loaded. All other lists of pages are derived
 * from it.
 */
export const pages = {
  home: {
    load: async () => (await import('#pages/home/HomePage.tsx')).HomePage,
    prerender: { from: 'content', lcpImageFirst: true },
  },
  // What to spend points on, and how to earn them (RTE-07, RTE-09).
  spend: {
    load: async () => (await import('#pages/discovery/SpendListPage.tsx')).SpendListPage,
    prerender: { from: 'catalogue' },
  },
  earn: {
    load: async () => (await import('#pages/discovery/EarnListPage.tsx')).EarnListPage,
    prerender: { from: 'catalogue' },
  },
  spendReward: {
    load: async () => (await import('#pages/reward/SpendRewardPage.tsx')).SpendRewardPage,
    prerender: { from: 'catalogue' },
  },
  earnReward: {
    load: async () => (await import('#pages/reward/EarnRewardPage.tsx')).EarnRewardPage,
    prerender: { from: 'catalogue' },
  },
  brand: {
    load: async () => (await import('#pages/brand/BrandPage.tsx')).BrandPage,
    prerender: { from: 'catalogue' },
  },

  // Login and its callbacks (RTE-15 to RTE-19).
  login: { region: 'none', shell: 'none', load: inBrowser('login') },
  loginSuccess: { region: 'none', shell: 'none', load: inBrowser('loginSuccess') },
  logoutSuccess: { region: 'none', shell: 'none', load: inBrowser('logoutSuccess') },
  partnerLoginSuccess: { region: 'none', shell: 'none', load: inBrowser('partnerLoginSuccess') },
  authInit: { region: 'none', shell: 'none', load: inBrowser('authInit') },

  onboarding: { access: 'members', load: inBrowser('onboarding') },
  onboardingPersonalDetails: { access: 'members', load: inBrowser('onboardingPersonalDetails') },
  onboardingTerms: { access: 'members', load: inBrowser('onboardingTerms') },
  onboardingCommunicationPreferences: { access: 'members', load: inBrowser('onboardingCommunicationPreferences') },
  onboardingWelcome: { access: 'members', load: inBrowser('onboardingWelcome') },
  onboardingLinkPartnerAccount: { access: 'members', load: inBrowser('onboardingLinkPartnerAccount') },
  onboardingLinkVaa: { access: 'members', load: inBrowser('onboardingLinkVaa') },
  onboardingAutoLinkAccounts: { access: 'members', gate: 'page', load: inBrowser('onboardingAutoLinkAccounts') },

  // Vouchers and orders (RTE-23 to RTE-25), and the statement with pending points (RTE-26).
  myRewards: { access: 'members', gate: 'page', load: inBrowser('myRewards') },
  vouchers: { within: 'myRewards' },
  voucher: { access: 'members', gate: 'page', load: inBrowser('voucher') },
  orders: { within: 'myRewards' },
  order: { access: 'members', load: inBrowser('order') },
  orderCheckout: { access: 'members', load: inBrowser('orderCheckout') },
  orderCheckoutAddAddress: { within: 'orderCheckout' },
  orderConfirmation: { access: 'members', load: inBrowser('orderConfirmation') },
  activity: { access: 'members', load: inBrowser('activity') },

  account: { access: 'members', load: inBrowser('account') },
  personalDetails: { access: 'members', load: inBrowser('personalDetails') },
  linkAccounts: { access: 'members', load: inBrowser('linkAccounts') },
  promoCodes: { access: 'members', load: inBrowser('promoCodes') },
  referAFriendDashboard: { access: 'members', load: inBrowser('referAFriendDashboard') },
  settings: { access: 'members', load: inBrowser('settings') },
  subscription: { access: 'members', flag: 'web_subscription', subscription: 'held', load: inBrowser('subscription') },
  cancelSubscription: {
    access: 'members',
    flag: 'web_subscription',
    subscription: 'held',
    load: inBrowser('cancelSubscription'),
  },
  creditCardHub: { access: 'members', region: 'en-us', load: inBrowser('creditCardHub') },

  subscribe: {
    flag: 'web_subscription',
    subscription: 'none',
    load: async () => (await import('#pages/subscription/SubscribePage.tsx')).SubscribePage,
    prerender: { from: 'catalogue' },
  },
  subscriptionPayment: {
    access: 'members',
    flag: 'web_subscription',
    subscription: 'none',
    document: 'own',
    load: inBrowser('subscriptionPayment'),
  },
  subscriptionConfirmation: {
    access: 'members',
    flag: 'web_subscription',
    load: inBrowser('subscriptionConfirmation'),
  },

  referAFriend: {
    region: 'en-gb',
    load: async () => (await import('#pages/content/ReferAFriendPage.tsx')).ReferAFriendPage,
    prerender: { from: 'content', lcpImageFirst: true },
  },
  creditCard: {
    region: 'en-us',
    load: async () => (await import('#pages/credit-card/CreditCardPage.tsx')).CreditCardPage,
    prerender: { from: 'content', lcpImageFirst: true },
  },
  creditCardCampaign: { region: 'en-us', flag: 'web_cc_campaign_pages', load: inBrowser('creditCardCampaign') },
  creditCardWaitlist: { region: 'en-us', load: inBrowser('creditCardWaitlist') },
  creditCardTransition: { access: 'members', region: 'en-us', load: inBrowser('creditCardTransition') },
  creditCardComplete: { region: 'en-us', flag: 'web_uscc_completed_page', load: inBrowser('creditCardComplete') },
  creditCardLinkAccount: { region: 'en-us', load: inBrowser('creditCardLinkAccount') },

  flightSearch: {
    ...flights,
    keeps: 'flightSearch',
    load: flightSearchPage,
    prerender: { from: 'content', lcpImageFirst: true },
  },
  flightSearchEdit: { ...flights, keeps: 'flightSearch', load: flightSearchPage },
  flightResults: { ...flights, access: 'members', keeps: 'flightResults', load: inBrowser('flightResults') },
  flightResultsEdit: { ...flights, access: 'members', keeps: 'flightResults', load: inBrowser('flightResultsEdit') },

  terms: { load: async () => (await import('#pages/legal/TermsPage.tsx')).TermsPage, prerender: { from: 'content' } },
  privacy: {
    load: async () => (await import('#pages/legal/PrivacyPage.tsx')).PrivacyPage,
    prerender: { from: 'content' },
  },
  // Composed pages with an address of their own (RTE-04, RTE-05).
  modernSlavery: { within: 'page' },
  cookiePolicy: { within: 'page' },
  offline: { load: inBrowser('offline') },
  updateRequired: { region: 'none', shell: 'none', load: inBrowser('updateRequired') },
  developerTools: { environment: 'development', load: inBrowser('developerTools') },
  page: {
    load: async () => (await import('#pages/content/ContentPageRoute.tsx')).ContentPageRoute,
    prerender: { from: 'content', lcpImageFirst: true },
  },
} as const satisfies { readonly [Name in PageName]: Row }

async function flightSearchPage() {
  return (await import('#pages/flights/FlightSearchPage.tsx')).FlightSearchPage
}

/**
 * Returns the loader of a page that is rendered in the browser alone. Their scripts are named in a file of its own, since
 * nobody who looks at a prerendered page needs them: 11 KB of names before compression.
 */
function inBrowser(name: keyof typeof browserPages): LoadComponent {
  return async () => (await import('./browser-pages.ts')).browserPages[name]()
}

/** Returns a page's row, with all columns of the table. */
export function pageOf(name: PageName): Page {
  return pages[name]
}

/** The pages that the host renders. */
export type PrerenderedPageName = {
  [Name in PageName]: (typeof pages)[Name] extends { prerender: Prerender } ? Name : never
}[PageName]

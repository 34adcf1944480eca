import type { FlagName } from '#platform/flags/generated/flags.ts'
import type { PageName } from '#domain/page/model/paths.ts'
import type { PageComponent } from '#platform/navigation/fetch-ahead.ts'
import type { RegionId } from '#platform/region/regions.ts'
import type { browserPages } from './browser-pages.ts'

/** A row of the table: what a page is, but for its address, which is in `domain/page/model/paths.ts`. */
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
   * `own`: links to it and away from it load a new document, since the host serves it with a policy of its own
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
}

export type LoadComponent = () => Promise<PageComponent>

type BrowserPageName = keyof typeof browserPages

/** A page of the browser alone is loaded by `browserPages`; every other row says how it is loaded, or of what it is a place. */
type Row<Name extends PageName> = Name extends BrowserPageName
  ? PageRules & { load?: never; within?: never; prerender?: never }
  : (PageRules & { load: LoadComponent; prerender?: Prerender }) | { within: PageName }

/** The whole flight area (FLG-04, FLT-01). */
const flights = { flag: 'web_redsky_search', closed: 'home' } as const

/**
 * Every page by its name: who may open it, in which region, and how it is loaded. All other lists of pages are derived
 * from it.
 */
export const pages = {
  home: {
    load: async () => (await import('#pages/home/HomePage.tsx')).loadHomePage(),
    prerender: { from: 'content' },
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
  login: { region: 'none', shell: 'none' },
  loginSuccess: { region: 'none', shell: 'none' },
  logoutSuccess: { region: 'none', shell: 'none' },
  partnerLoginSuccess: { region: 'none', shell: 'none' },
  authInit: { region: 'none', shell: 'none' },

  onboarding: { access: 'members' },
  onboardingPersonalDetails: { access: 'members' },
  onboardingTerms: { access: 'members' },
  onboardingCommunicationPreferences: { access: 'members' },
  onboardingWelcome: { access: 'members' },
  onboardingLinkPartnerAccount: { access: 'members' },
  onboardingLinkVaa: { access: 'members' },
  onboardingAutoLinkAccounts: { access: 'members', gate: 'page' },

  // Vouchers and orders (RTE-23 to RTE-25), and the statement with pending points (RTE-26).
  myRewards: { access: 'members', gate: 'page' },
  vouchers: { within: 'myRewards' },
  voucher: { access: 'members', gate: 'page' },
  orders: { within: 'myRewards' },
  order: { access: 'members' },
  orderCheckout: { access: 'members' },
  orderCheckoutAddAddress: { within: 'orderCheckout' },
  orderConfirmation: { access: 'members' },
  activity: { access: 'members' },

  account: { access: 'members' },
  personalDetails: { access: 'members' },
  linkAccounts: { access: 'members' },
  promoCodes: { access: 'members' },
  referAFriendDashboard: { access: 'members' },
  settings: { access: 'members' },
  subscription: { access: 'members', flag: 'web_subscription', subscription: 'held' },
  cancelSubscription: {
    access: 'members',
    flag: 'web_subscription',
    subscription: 'held',
  },
  creditCardHub: { access: 'members', region: 'en-us' },

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
  },
  subscriptionConfirmation: {
    access: 'members',
    flag: 'web_subscription',
  },

  referAFriend: {
    region: 'en-gb',
    load: async () => (await import('#pages/content/ReferAFriendPage.tsx')).ReferAFriendPage,
    prerender: { from: 'content' },
  },
  creditCard: {
    region: 'en-us',
    load: async () => (await import('#pages/credit-card/CreditCardPage.tsx')).CreditCardPage,
    prerender: { from: 'content' },
  },
  creditCardCampaign: { region: 'en-us', flag: 'web_cc_campaign_pages' },
  creditCardWaitlist: { region: 'en-us' },
  creditCardTransition: { access: 'members', region: 'en-us' },
  creditCardComplete: { region: 'en-us', flag: 'web_uscc_completed_page' },
  creditCardLinkAccount: { region: 'en-us' },

  flightSearch: {
    ...flights,
    keeps: 'flightSearch',
    load: flightSearchPage,
    prerender: { from: 'content' },
  },
  flightSearchEdit: { ...flights, keeps: 'flightSearch', load: flightSearchPage },
  flightResults: { ...flights, access: 'members', keeps: 'flightResults' },
  flightResultsEdit: { ...flights, access: 'members', keeps: 'flightResults' },

  terms: { load: async () => (await import('#pages/legal/TermsPage.tsx')).TermsPage, prerender: { from: 'content' } },
  privacy: {
    load: async () => (await import('#pages/legal/PrivacyPage.tsx')).PrivacyPage,
    prerender: { from: 'content' },
  },
  // Composed pages with an address of their own (RTE-04, RTE-05).
  modernSlavery: { within: 'page' },
  cookiePolicy: { within: 'page' },
  offline: {},
  updateRequired: { region: 'none', shell: 'none' },
  developerTools: { environment: 'development' },
  page: {
    load: async () => (await import('#pages/content/ContentPageRoute.tsx')).ContentPageRoute,
    prerender: { from: 'content' },
  },
} as const satisfies { readonly [Name in PageName]: Row<Name> }

async function flightSearchPage() {
  return (await import('#pages/flights/FlightSearchPage.tsx')).FlightSearchPage
}

/** Returns a page's row, with all columns of the table. */
export function pageOf(name: PageName): Page {
  return isBrowserPage(name) ? { ...pages[name], load: inBrowser(name) } : pages[name]
}

/** Returns whether visitors are asked to log in instead of seeing the page, and the page has no say in it. */
export function isMembersOnly({ access, gate }: Page): boolean {
  return access === 'members' && gate === undefined
}

/** True for a page that is rendered in the browser alone. `Row` holds that these are the pages of `browserPages`. */
export function isBrowserPage(name: PageName): name is BrowserPageName {
  return !('load' in pages[name] || 'within' in pages[name])
}

/**
 * Returns the loader of a page that is rendered in the browser alone. Their scripts are named in a file of its own, since
 * nobody who looks at a prerendered page needs them: 3.1 KB before the first interaction (decision 035).
 */
function inBrowser(name: BrowserPageName): LoadComponent {
  return async () => (await import('./browser-pages.ts')).browserPages[name]()
}

/** The pages that the host renders. */
export type PrerenderedPageName = {
  [Name in PageName]: (typeof pages)[Name] extends { prerender: Prerender } ? Name : never
}[PageName]

import { club } from '#club'

const spendPath = `spend-${club.product}-points` as const
const earnPath = `earn-${club.product}-points` as const

/**
 * Every address of the app by the name of its page, without base path and region prefix: the pattern of its route, and the
 * builder that links use, each part encoded. `inRegion` adds the prefix. `app/pages.ts` says what each page is. Where the
 * specification names no path, one was chosen (GAP-01 to GAP-04).
 */
export const paths = {
  home: { pattern: '', href: () => '/' },
  spend: { pattern: spendPath, href: (query: ListQuery = {}) => `/${spendPath}${queryOf(query)}` },
  spendReward: { pattern: `${spendPath}/:rewardPath`, href: (reward: RewardAddress) => rewardHref(spendPath, reward) },
  earn: { pattern: earnPath, href: (query: ListQuery = {}) => `/${earnPath}${queryOf(query)}` },
  earnReward: { pattern: `${earnPath}/:rewardPath`, href: (reward: RewardAddress) => rewardHref(earnPath, reward) },
  brand: at('brands/:brandPath'),

  login: { pattern: 'login', href: (query: { returnTo?: string } = {}) => `/login${queryOf(query)}` },
  loginSuccess: at('login-success'),
  logoutSuccess: at('logout-success'),
  partnerLoginSuccess: at('partner-login-success'),
  authInit: at('auth-init'),

  onboarding: at('onboarding'),
  onboardingPersonalDetails: at('onboarding/personal-details'),
  onboardingTerms: at('onboarding/terms-and-conditions'),
  onboardingCommunicationPreferences: at('onboarding/communication-preferences'),
  onboardingWelcome: at('onboarding/welcome'),
  onboardingLinkPartnerAccount: at('onboarding/link-partner-account'),
  // Deprecated, but partners still redirect here (RTE-21, RTE-42, CON-12).
  onboardingLinkVaa: at('onboarding/link-vaa'),
  onboardingAutoLinkAccounts: at('onboarding/auto-link-accounts'),

  myRewards: at('my-rewards/*'),
  vouchers: at('my-rewards/vouchers'),
  voucher: at('my-rewards/vouchers/:voucherId'),
  orders: at('my-rewards/orders'),
  order: at('my-rewards/orders/:orderId'),
  orderCheckout: {
    pattern: 'order-checkout/*',
    href: (reward: OrderedReward = {}) => `/order-checkout${queryOf(reward)}`,
  },
  orderCheckoutAddAddress: {
    pattern: 'order-checkout/add-address',
    href: (reward: OrderedReward = {}) => `/order-checkout/add-address${queryOf(reward)}`,
  },
  orderConfirmation: at('order-confirmation/:orderId'),
  activity: at('activity'),

  account: at('account'),
  personalDetails: at('account/personal-details'),
  linkAccounts: at('account/link-accounts'),
  promoCodes: at('account/promo-codes'),
  referAFriendDashboard: at('account/refer-a-friend-dashboard'),
  settings: at('account/settings'),
  subscription: at('account/subscription'),
  cancelSubscription: at('account/subscription/cancel'),
  creditCardHub: at('account/credit-card-hub'),

  subscribe: at('subscribe'),
  subscriptionPayment: at('subscription-payment/:planId'),
  subscriptionConfirmation: {
    pattern: 'subscription-confirmation',
    href: (query: { session_id?: string } = {}) => `/subscription-confirmation${queryOf(query)}`,
  },

  referAFriend: at('refer-a-friend'),
  creditCard: at('rewards-credit-card'),
  creditCardCampaign: at('rewards-credit-card/:accorId'),
  creditCardWaitlist: at('rewards-credit-card-waitlist'),
  creditCardTransition: {
    pattern: 'rewards-credit-card-transition',
    href: (query: CardApplicationQuery = {}) => `/rewards-credit-card-transition${queryOf(query)}`,
  },
  creditCardComplete: at('rewards-credit-card-complete'),
  creditCardLinkAccount: at('rewards-credit-card-link-account-us'),

  flightSearch: withFlightQuery('redsky-search'),
  flightSearchEdit: withFlightQuery('redsky-search/edit'),
  flightResults: withFlightQuery('redsky-search/results'),
  flightResultsEdit: withFlightQuery('redsky-search/results/edit'),

  terms: at('terms-and-conditions'),
  privacy: at('privacy-policy'),
  modernSlavery: at('modern-slavery-statement'),
  cookiePolicy: at('cookie-policy'),
  offline: at('offline'),
  updateRequired: at('update-required'),
  developerTools: at('developer-tools'),
  page: at(':pagePath'),
} as const

export type PageName = keyof typeof paths

interface RewardAddress {
  rewardId: string
  slug?: string | undefined
  /** Selects the reward of a group that has access of its own (RTE-41). */
  groupId?: string | undefined
}

/** The reward that is ordered, so that a reload finds it again; without one, the checkout redirects to the spend list. */
type OrderedReward = {
  rewardId?: string | undefined
  /** Of a reward of a group. */
  groupId?: string | undefined
}

/** What kind of application for the card it is, and who sent the applicant (CCD-06, CCD-24). */
type CardApplicationQuery = {
  applicationType?: 'PREQUAL' | 'APPLY'
  accorId?: string | undefined
  siteCode?: string | undefined
}

/** The answers and the choice of a flight search, by the names of their parameters. */
type FlightQuery = Readonly<Record<string, string | undefined>>

type ListQuery = {
  category?: readonly string[]
  sort?: string
}

/** The parameter of a pattern: a value, or none. */
type Values<Pattern extends string> = Pattern extends `${string}:${string}` ? [value: string] : []

/** Returns an address with at most one parameter, at its end. */
function at<Pattern extends string>(
  pattern: Pattern,
): { pattern: Pattern; href: (...values: Values<Pattern>) => string } {
  const start = `/${pattern.replace(/\/?(\*|:.+)$/, '')}`
  return {
    pattern,
    href: (...[value]) => (value === undefined ? start : `${start === '/' ? '' : start}/${segment(value)}`),
  }
}

/** Returns the address of a flight page, whose query is its state: `flightQuery` writes it (FLT-30). */
function withFlightQuery<Pattern extends string>(pattern: Pattern) {
  return { pattern, href: (query: FlightQuery = {}) => `/${pattern}${queryOf(query)}` }
}

function rewardHref(list: string, { rewardId, slug, groupId }: RewardAddress): string {
  return `/${list}/${rewardPath({ rewardId, slug })}${queryOf({ groupId })}`
}

/** `{slug}-{rewardId}`, or the id alone when there is no slug (RTE-38, RTE-39). */
export function rewardPath({ rewardId, slug }: RewardAddress): string {
  return segment(slug === undefined || slug === '' ? rewardId : `${slug}-${rewardId}`)
}

/**
 * Returns the reward id at the end of a reward path: trailing digits, else what follows the last hyphen, else all of
 * it (RTE-40, CON-06).
 */
export function rewardIdOf(path: string): string {
  const last = path.slice(path.lastIndexOf('-') + 1)
  return /\d+$/.exec(last)?.[0] ?? last
}

/** Returns a value as one part of a path. Dots alone would lead elsewhere, encoded or not, so they are encoded twice. */
function segment(value: string): string {
  return /^\.{1,2}$/.test(value) ? value.replaceAll('.', '%252E') : encodeURIComponent(value)
}

function queryOf(query: Readonly<Record<string, string | readonly string[] | undefined>>): string {
  const pairs = Object.entries(query).flatMap(([name, value = []]) => [value].flat().map((each) => [name, each]))
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`
}

/**
 * Every address of the app, without base path and region prefix: the pattern that a route declares and the builder that
 * links use. `inRegion` adds the prefix.
 */
export const paths = {
  home: { pattern: '', href: () => '/' },
  spend: {
    pattern: 'spend-kestrel-points',
    href: (query: { category?: readonly string[] } = {}) => `/spend-kestrel-points${categoryQuery(query.category)}`,
  },
  spendReward: {
    pattern: 'spend-kestrel-points/:rewardPath',
    href: (reward: RewardAddress) => `/spend-kestrel-points/${rewardPath(reward)}`,
  },
  earn: {
    pattern: 'earn-kestrel-points',
    href: (query: { category?: readonly string[] } = {}) => `/earn-kestrel-points${categoryQuery(query.category)}`,
  },
  earnReward: {
    pattern: 'earn-kestrel-points/:rewardPath',
    href: (reward: RewardAddress) => `/earn-kestrel-points/${rewardPath(reward)}`,
  },
  brand: { pattern: 'brands/:brandPath', href: (slug: string) => `/brands/${encodeURIComponent(slug)}` },
  login: { pattern: 'login', href: () => '/login' },
  loginSuccess: { pattern: 'login-success', href: () => '/login-success' },
  logoutSuccess: { pattern: 'logout-success', href: () => '/logout-success' },
  myRewards: { pattern: 'my-rewards/*', href: () => '/my-rewards' },
  vouchers: { pattern: 'my-rewards/vouchers', href: () => '/my-rewards/vouchers' },
  voucher: {
    pattern: 'my-rewards/vouchers/:voucherId',
    href: (voucherId: string) => `/my-rewards/vouchers/${encodeURIComponent(voucherId)}`,
  },
  orders: { pattern: 'my-rewards/orders', href: () => '/my-rewards/orders' },
  subscribe: { pattern: 'subscribe', href: () => '/subscribe' },
  onboarding: { pattern: 'onboarding', href: () => '/onboarding' },
  activity: { pattern: 'activity', href: () => '/activity' },
  account: { pattern: 'account', href: () => '/account' },
  promoCodes: { pattern: 'account/promo-codes', href: () => '/account/promo-codes' },
  referAFriendDashboard: {
    pattern: 'account/refer-a-friend-dashboard',
    href: () => '/account/refer-a-friend-dashboard',
  },
  subscription: { pattern: 'account/subscription', href: () => '/account/subscription' },
  creditCardHub: { pattern: 'account/credit-card-hub', href: () => '/account/credit-card-hub' },
  terms: { pattern: 'terms-and-conditions', href: () => '/terms-and-conditions' },
  privacy: { pattern: 'privacy-policy', href: () => '/privacy-policy' },
  offline: { pattern: 'offline', href: () => '/offline' },
  updateRequired: { pattern: 'update-required', href: () => '/update-required' },
  page: { pattern: ':pagePath', href: (slug: string) => `/${encodeURIComponent(slug)}` },
} as const

interface RewardAddress {
  rewardId: string
  slug?: string | undefined
}

/** `{slug}-{rewardId}`, or the id alone when there is no slug (RTE-38, RTE-39). */
export function rewardPath({ rewardId, slug }: RewardAddress): string {
  return encodeURIComponent(slug === undefined || slug === '' ? rewardId : `${slug}-${rewardId}`)
}

/** The reward id at the end of a reward path: trailing digits, else what follows the last hyphen, else all of it (RTE-40, CON-06). */
export function rewardIdOf(path: string): string {
  const last = path.slice(path.lastIndexOf('-') + 1)
  return /\d+$/.exec(last)?.[0] ?? last
}

function categoryQuery(categories: readonly string[] = []): string {
  const query = new URLSearchParams(categories.map((category) => ['category', category])).toString()
  return query === '' ? '' : `?${query}`
}

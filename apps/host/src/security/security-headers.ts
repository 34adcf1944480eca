import type { SiteConfig } from '../config/site-config.ts'

export interface SecurityOptions {
  config: SiteConfig
  /** The path to which browsers report what the policy forbade. */
  reports: string
  /** Absent for answers that are no page. */
  nonce?: string
  /** The hashes of the scripts that stand in the app's pages themselves. */
  inlineScripts?: readonly string[] | undefined
  /** Which of the pages that the app itself shows in a frame: that of silent sign-in, that of a network's post, that of the referral widget, or any page that a page of the same origin may frame. */
  framed?: FramedPage | undefined
  /** Whether it is the page on which a card is entered, a document of its own (SUB-06). */
  isPayment?: boolean | undefined
}

export type FramedPage = 'silent-login' | 'social-post' | 'referral-widget' | 'same-origin'

/** What the app's pages may not use, nor what they might one day show in a frame. */
const features = [
  'accelerometer=()',
  'browsing-topics=()',
  'camera=()',
  'display-capture=()',
  'geolocation=()',
  'gyroscope=()',
  'magnetometer=()',
  'microphone=()',
  'midi=()',
  'payment=(self)',
  'usb=()',
].join(', ')

/** Returns the headers that production sends with each answer of the web app's host, whatever the answer. */
export function securityHeaders({
  config,
  reports,
  nonce,
  inlineScripts = [],
  framed,
  isPayment,
}: SecurityOptions): Record<string, string> {
  const isSecure = config.origin.startsWith('https:')
  return {
    // By name for browsers that know it, by address for the others. Chromium knows names over https alone, and once it is
    // told one, it does not look at the address.
    'content-security-policy': `${isPayment ? paymentPolicy(config, nonce) : policyOf(framed, { config, nonce, inlineScripts })}; ${isSecure ? 'report-to policy; ' : ''}report-uri ${reports}`,
    ...(isSecure && { 'reporting-endpoints': `policy="${reports}"` }),
    'x-content-type-options': 'nosniff',
    'x-frame-options': framed === undefined ? 'DENY' : 'SAMEORIGIN',
    // Nobody, not even a file of ours, is told the address: after login it has the provider's code for a moment.
    'referrer-policy': 'strict-origin',
    'permissions-policy': features,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(isSecure && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  }
}

interface PolicyOptions {
  config: SiteConfig
  nonce: string | undefined
  inlineScripts: readonly string[]
}

function policyOf(framed: FramedPage | undefined, { config, nonce, inlineScripts }: PolicyOptions): string {
  const ownPages = () => contentSecurityPolicy(config, nonce, contentLetsIn(config, inlineScripts))
  switch (framed) {
    case undefined:
      return ownPages()
    case 'silent-login':
      return silentLoginPolicy(config, nonce)
    case 'social-post':
      return postPolicy(config, nonce)
    case 'referral-widget':
      return referralWidgetPolicy(config, nonce)
    case 'same-origin':
      return ownPages().replace(`frame-ancestors 'none'`, `frame-ancestors 'self'`)
  }
}

interface LetIn {
  scripts: readonly string[]
  frames: readonly string[]
  trustedTypes: string
}

/**
 * What content embeds: from where content itself comes, and from other sites that are named (CNT-29). The library that
 * embedded markup is sanitised by makes its policy itself.
 */
function contentLetsIn({ hosts, embeds }: SiteConfig, inlineScripts: readonly string[]): LetIn {
  return {
    scripts: inlineScripts.map((hash) => `'${hash}'`),
    frames: [...originsOf(hosts['content']), ...(embeds?.frames ?? [])],
    trustedTypes: 'dompurify',
  }
}

function contentSecurityPolicy(
  config: SiteConfig,
  nonce: string | undefined,
  letIn: LetIn = contentLetsIn(config, []),
): string {
  const { origin, hosts, identity, content, services } = config
  return [
    `default-src 'none'`,
    [`script-src 'self'`, ...letIn.scripts].join(' '),
    nonce === undefined ? `style-src 'self'` : `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: ${originsOf(origin, hosts['images'], hosts['content']).join(' ')}`,
    `font-src 'self'`,
    `connect-src 'self' ${originsOf(origin, ...Object.values(hosts), identity.authority, content.previewUrl, ...Object.values(services ?? {})).join(' ')}`,
    [`frame-src 'self'`, ...new Set([...originsOf(origin, identity.authority), ...letIn.frames])].join(' '),
    `form-action 'self' ${originsOf(origin, identity.authority).join(' ')}`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types ${letIn.trustedTypes}`,
    ...(origin.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/**
 * The page on which a card is entered: the provider's script and frame instead of what content embeds, and one Trusted
 * Types policy, which lets in the address of that script alone. No other page of the club may load either.
 */
function paymentPolicy(config: SiteConfig, nonce: string | undefined): string {
  const { payments } = config
  if (payments === undefined) return contentSecurityPolicy(config, nonce)
  return contentSecurityPolicy(config, nonce, {
    scripts: [payments.script],
    frames: payments.frames ?? [new URL(payments.script).origin],
    trustedTypes: 'card-payment-script',
  })
}

/**
 * The page that a silent login ends at, with a code in its address: it runs the script that stands in it and loads nothing.
 * Pages of the app's own origin may frame it, and no other document; a policy cannot name pages by their path.
 */
function silentLoginPolicy({ origin }: SiteConfig, nonce: string | undefined): string {
  return [
    `default-src 'none'`,
    nonce === undefined ? `script-src 'none'` : `script-src 'nonce-${nonce}'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'self'`,
    `require-trusted-types-for 'script'`,
    `trusted-types 'none'`,
    ...(origin.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/**
 * The page in which a network's script runs (CNT-31): without an origin, however it is opened, and with nothing but what
 * such a script needs to show a post.
 */
function postPolicy({ origin, hosts, embeds }: SiteConfig, nonce: string | undefined): string {
  const own = nonce === undefined ? [] : [`'nonce-${nonce}'`]
  return [
    `default-src 'none'`,
    ['script-src', ...originsOf(origin, hosts['content']), ...own, ...(embeds?.scripts ?? [])].join(' '),
    // Networks write their styles into the page.
    `style-src 'unsafe-inline' https:`,
    `img-src data: https: ${origin}`,
    `font-src https:`,
    `connect-src https:`,
    [`frame-src`, ...(embeds?.frames ?? []), ...(embeds?.scripts ?? [])].join(' '),
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'self'`,
    'sandbox allow-popups allow-popups-to-escape-sandbox allow-scripts',
  ].join('; ')
}

/**
 * The page in which the referral partner's widget runs (REF-02): without an origin, however it is opened, and with nothing
 * but the partner's own script, calls and images.
 */
function referralWidgetPolicy({ referralWidget }: SiteConfig, nonce: string | undefined): string {
  const own = nonce === undefined ? [] : [`'nonce-${nonce}'`]
  const partner = new URL('.', referralWidget).href
  return [
    `default-src 'none'`,
    ['script-src', ...own, partner].join(' '),
    // The widget writes its styles into the page.
    `style-src 'unsafe-inline'`,
    `img-src data: ${partner}`,
    `font-src ${partner}`,
    `connect-src ${partner}`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'self'`,
    'sandbox allow-popups allow-popups-to-escape-sandbox allow-scripts',
  ].join('; ')
}

/** Returns the origins of some addresses, each once. */
function originsOf(...addresses: (string | undefined)[]): string[] {
  return [...new Set(addresses.filter((address) => address !== undefined).map((address) => new URL(address).origin))]
}

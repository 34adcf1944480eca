import { embeds, paymentProvider, referralWidgetPath } from '../configuration.ts'

export interface SecurityOptions {
  origin: string
  /** The path to which browsers report what the policy forbade. */
  reports: string
  /** Absent for answers that are no page. */
  nonce?: string
  /** Which of the pages that the app itself shows in a frame: that of silent sign-in, that of a network's post, that of the referral widget, or any page in the developer tools' phone frame. */
  framed?: FramedPage | undefined
  /** Whether it is the page on which a card is entered, a document of its own (SUB-06). */
  isPayment?: boolean | undefined
}

export type FramedPage = 'silent-login' | 'social-post' | 'referral-widget' | 'simulated-shell'

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

/** The headers that production sends with each answer of the web app's host, whatever the answer. */
export function securityHeaders({
  origin,
  reports,
  nonce,
  framed,
  isPayment,
}: SecurityOptions): Record<string, string> {
  const isSecure = origin.startsWith('https:')
  return {
    // By name for browsers that know it, by address for the others. Chromium knows names over https alone, and once it is
    // told one, it does not look at the address.
    'content-security-policy': `${isPayment ? paymentPolicy(origin, nonce) : policyOf(framed, origin, nonce)}; ${isSecure ? 'report-to policy; ' : ''}report-uri ${reports}`,
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

function policyOf(framed: FramedPage | undefined, origin: string, nonce: string | undefined): string {
  switch (framed) {
    case undefined:
      return contentSecurityPolicy(origin, nonce)
    case 'silent-login':
      return silentLoginPolicy(origin)
    case 'social-post':
      return postPolicy(origin, nonce)
    case 'referral-widget':
      return referralWidgetPolicy(origin, nonce)
    case 'simulated-shell':
      return contentSecurityPolicy(origin, nonce).replace(`frame-ancestors 'none'`, `frame-ancestors 'self'`)
  }
}

interface LetIn {
  scripts: readonly string[]
  frames: readonly string[]
  trustedTypes: string
}

/** The library that embedded markup is sanitised by makes its policy itself. */
const contentLetsIn: LetIn = { scripts: [], frames: embeds.frames, trustedTypes: 'dompurify' }

function contentSecurityPolicy(origin: string, nonce: string | undefined, letIn = contentLetsIn): string {
  return [
    `default-src 'none'`,
    [`script-src 'self'`, ...letIn.scripts].join(' '),
    nonce === undefined ? `style-src 'self'` : `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: ${origin}`,
    `font-src 'self'`,
    `connect-src 'self' ${origin}`,
    [`frame-src 'self' ${origin}`, ...letIn.frames].join(' '),
    `form-action 'self' ${origin}`,
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
function paymentPolicy(origin: string, nonce: string | undefined): string {
  const { script, frames } = paymentProvider(origin)
  return contentSecurityPolicy(origin, nonce, {
    scripts: [script],
    frames: [frames],
    trustedTypes: 'card-payment-script',
  })
}

/**
 * The page that a silent login ends at, with a code in its address: it runs one script of ours and loads nothing else. Pages
 * of the app's own origin may frame it, and no other document; a policy cannot name pages by their path.
 */
function silentLoginPolicy(origin: string): string {
  return [
    `default-src 'none'`,
    `script-src 'self'`,
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
function postPolicy(origin: string, nonce: string | undefined): string {
  const own = nonce === undefined ? [] : [`'nonce-${nonce}'`]
  return [
    `default-src 'none'`,
    ['script-src', origin, ...own, ...embeds.scripts].join(' '),
    // Networks write their styles into the page.
    `style-src 'unsafe-inline' https:`,
    `img-src data: https: ${origin}`,
    `font-src https:`,
    `connect-src https:`,
    [`frame-src`, ...embeds.frames, ...embeds.scripts].join(' '),
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
function referralWidgetPolicy(origin: string, nonce: string | undefined): string {
  const own = nonce === undefined ? [] : [`'nonce-${nonce}'`]
  const partner = new URL('.', `${origin}${referralWidgetPath}`).href
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

export interface SecurityOptions {
  origin: string
  /** Absent for answers that are no page. */
  nonce?: string
  /** Whether the app itself may show it in a frame, as it does for silent sign-in. */
  framed?: boolean
}

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
export function securityHeaders({ origin, nonce, framed = false }: SecurityOptions): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(origin, nonce, framed),
    'x-content-type-options': 'nosniff',
    'x-frame-options': framed ? 'SAMEORIGIN' : 'DENY',
    // Nobody, not even a file of ours, is told the address: after login it has the provider's code for a moment.
    'referrer-policy': 'strict-origin',
    'permissions-policy': features,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(origin.startsWith('https:') && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  }
}

function contentSecurityPolicy(origin: string, nonce: string | undefined, framed: boolean): string {
  return [
    `default-src 'none'`,
    `script-src 'self'`,
    nonce === undefined ? `style-src 'self'` : `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: ${origin}`,
    `font-src 'self'`,
    `connect-src 'self' ${origin}`,
    `frame-src 'self' ${origin}`,
    `form-action 'self' ${origin}`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `frame-ancestors ${framed ? `'self'` : `'none'`}`,
    `require-trusted-types-for 'script'`,
    `trusted-types 'none'`,
    ...(origin.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

export interface SecurityOptions {
  origin: string
  /** Absent for answers that are no page. */
  nonce?: string
  /** Whether the app itself may show it in a frame, as it does for silent sign-in. */
  framed?: boolean
}

/** The headers that production sends with each file of the web app. */
export function securityHeaders({ origin, nonce, framed = false }: SecurityOptions): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(origin, nonce, framed),
    'x-content-type-options': 'nosniff',
    'x-frame-options': framed ? 'SAMEORIGIN' : 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self), usb=()',
    'cross-origin-opener-policy': 'same-origin',
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
  ].join('; ')
}

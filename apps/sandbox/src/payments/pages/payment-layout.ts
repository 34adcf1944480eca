import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Html, html } from '../../identity/pages/html.ts'
import { style } from '../../identity/pages/style.ts'
import type { PaymentPage } from './payment-pages.ts'

export interface PaymentFrame {
  /** Whether it stands in a frame of the web app. */
  isEmbedded: boolean
  /** The origins of the web app: nobody else may embed it or hear from it. */
  webOrigins: readonly string[]
}

export interface RenderedPayment {
  html: string
  headers: Record<string, string>
}

/** Gives a page its frame and the headers that fit: nothing from elsewhere, and embedded by the web app alone. */
export function renderPayment(page: PaymentPage, { isEmbedded, webOrigins }: PaymentFrame): RenderedPayment {
  const nonce = randomBytes(16).toString('base64url')
  const policy = [
    `default-src 'none'`,
    `style-src 'nonce-${nonce}'`,
    ...(isEmbedded ? [`script-src 'nonce-${nonce}'`, `connect-src 'self'`] : []),
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors ${isEmbedded ? [`'self'`, ...webOrigins].join(' ') : `'none'`}`,
  ]
  return {
    html: layout(page, { nonce, isEmbedded, webOrigins }),
    headers: {
      'content-security-policy': policy.join('; '),
      // Embedded, the policy names the web app, which has another origin.
      ...(!isEmbedded && { 'x-frame-options': 'DENY' }),
      'x-content-type-options': 'nosniff',
      // The address holds the secret of the session.
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    },
  }
}

function layout({ title, content, tells }: PaymentPage, frame: PaymentFrame & { nonce: string }): string {
  const { nonce, isEmbedded, webOrigins } = frame
  return html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title} – Sandbox Payments</title>
<style nonce="${nonce}">${new Html(style)}${new Html(paymentStyle)}${new Html(isEmbedded ? embeddedStyle : aloneStyle)}</style>
</head>
<body>
${new Html(isEmbedded ? '<div' : '<main')} class="card" data-origins="${JSON.stringify(webOrigins)}" data-tells="${tells && JSON.stringify(tells)}">
${content}
${new Html(isEmbedded ? '</div>' : '</main>')}
${isEmbedded && html`<script nonce="${nonce}">${new Html(script)}</script>`}
</body>
</html>
`.text
}

const paymentStyle = `
.cards { margin-top: 20px; }`

const embeddedStyle = `
html { font-size: 100%; }
body { min-height: 0; background: var(--surface); }
body::before { content: none; }
.card { width: 100%; max-width: none; padding: 4px; border: 0; border-radius: 0; background: transparent; box-shadow: none; }`

const aloneStyle = `
.card { margin-block: clamp(24px, 8vh, 96px) 24px; }`

/** Runs in the frame: without it, the form posts like any other. */
const script = readFileSync(new URL('../browser/card-frame.js', import.meta.url), 'utf8')

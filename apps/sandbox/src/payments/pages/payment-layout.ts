import { randomBytes } from 'node:crypto'
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
    ...(isEmbedded ? [`script-src 'nonce-${nonce}'`] : []),
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors ${isEmbedded ? [`'self'`, ...webOrigins].join(' ') : `'none'`}`,
  ]
  return {
    html: layout(page, { nonce, isEmbedded, webOrigins }),
    headers: {
      'content-security-policy': policy.join('; '),
      'x-frame-options': isEmbedded ? 'SAMEORIGIN' : 'DENY',
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
<main class="card" data-origins="${JSON.stringify(webOrigins)}" data-tells="${tells && JSON.stringify(tells)}">
${content}
</main>
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

/** Tells the page around it how high it is and, at the end, that it is paid. */
const script = `
const { origins, tells } = document.querySelector('main').dataset
const tell = (message) => {
  for (const origin of JSON.parse(origins)) parent.postMessage({ source: 'clubhouse-payments', ...message }, origin)
}
const resized = () => tell({ type: 'resize', height: Math.ceil(document.body.getBoundingClientRect().height) })
new ResizeObserver(resized).observe(document.body)
if (tells !== '') tell(JSON.parse(tells))`

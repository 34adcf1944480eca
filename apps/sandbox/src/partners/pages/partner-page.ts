import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { Html, html } from '../../identity/pages/html.ts'
import type { Page } from '../../identity/pages/page.ts'
import { style } from '../../identity/pages/style.ts'
import type { Partner } from '../partners.ts'

/** Sends a page in a partner's own look; no script runs on it and nobody may frame it. */
export function sendPartnerPage(
  reply: FastifyReply,
  { name, colour }: Pick<Partner, 'name' | 'colour'>,
  { title, content }: Page,
  { status = 200, appOrigins }: { status?: number; appOrigins: readonly string[] },
): FastifyReply {
  const nonce = randomBytes(16).toString('base64url')
  const look = new Html(
    `${style}:root { --brand: ${colour}; --brandHover: ${colour}; --brandPressed: ${colour}; }.head { color: var(--onBrand); font-size: 1.25rem; font-weight: 800; }`,
  )
  const policy = [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    'img-src data:',
    // Browsers apply it to the redirect after a post as well, which leads to the app.
    `form-action ${["'self'", ...appOrigins].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
  return reply
    .code(status)
    .headers({
      'content-security-policy': policy.join('; '),
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
    })
    .type('text/html; charset=utf-8')
    .send(
      html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>${title} – ${name}</title>
<style nonce="${nonce}">${look}</style>
</head>
<body>
<header class="head">${name}</header>
<main class="card">
${content}
</main>
</body>
</html>
`.text,
    )
}

import { brand } from './brand.ts'
import { Html, html } from './html.ts'
import type { Page } from './page.ts'
import { style } from './style.ts'
import { icon, wordmark } from './wordmark.ts'

export interface Frame {
  /** Lets this page's own style through its policy. */
  nonce: string
  /** Where the club itself is. */
  homeAddress: string
}

/** Returns the frame that all pages share: the club's head, one card, one way back. */
export function layout({ title, content, leadsHome = false }: Page, { nonce, homeAddress }: Frame): string {
  return html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="${icon}">
<title>${title} – ${brand.name}</title>
<style nonce="${nonce}">${new Html(style)}</style>
</head>
<body>
<header class="head">
<a class="home" href="${homeAddress}">${wordmark}</a>
</header>
<main class="card">
${content}
${leadsHome && html`<a class="action" href="${homeAddress}">Go to ${brand.name}</a>`}
</main>
<footer class="foot">
<p>${brand.name}, the rewards club of the ${brand.group}.</p>
</footer>
</body>
</html>
`.text
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { style } from '../../identity/pages/brand.ts'
import { readPages, type RenderedPage } from '../../identity/pages/pages.ts'
import type { Values } from '../../identity/pages/template.ts'

export interface PaymentFrame {
  /** Whether it stands in a frame of the web app. */
  isEmbedded: boolean
  /** The origins of the web app: nobody else may embed it or hear from it. */
  webOrigins: readonly string[]
}

const pages = readPages(import.meta.dirname)
const paymentStyle = style + readFileSync(join(import.meta.dirname, 'payment.css'), 'utf8')
/** Runs in the frame: without it, the form posts like any other. */
const script = readFileSync(join(import.meta.dirname, '../browser/card-frame.js'), 'utf8')

/** Returns a page with the headers that fit: nothing from elsewhere, and embedded by the web app alone. */
export function paymentPage(page: string, values: Values, { isEmbedded, webOrigins }: PaymentFrame): RenderedPage {
  const origins = JSON.stringify(webOrigins)
  return pages(
    page,
    { site: 'Sandbox Payments', style: paymentStyle, script, isEmbedded, origins, tells: '', ...values },
    {
      sources: (nonce) => (isEmbedded ? [`script-src 'nonce-${nonce}'`, `connect-src 'self'`] : []),
      framedBy: isEmbedded ? webOrigins : undefined,
      // The address holds the secret of the session.
      referrer: 'no-referrer',
    },
  )
}

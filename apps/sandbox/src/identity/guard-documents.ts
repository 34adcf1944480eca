import type Provider from 'oidc-provider'
import type { PageRenderer } from './page-renderer.ts'

/**
 * Denies framing of every document. Redirects stay free of it: a silent renewal runs in a hidden frame of the app, and
 * ends, after redirects only, at the app's own page.
 */
export function guardDocuments(provider: Provider, pages: PageRenderer): void {
  provider.use(async (ctx, next) => {
    for (const [name, value] of Object.entries(pages.guardHeaders)) ctx.set(name, value)
    await next()
    if (ctx.status < 300 || ctx.status >= 400) return
    ctx.remove('content-security-policy')
    ctx.remove('x-frame-options')
  })
}

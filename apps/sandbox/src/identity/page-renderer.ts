import type { KoaContextWithOIDC } from 'oidc-provider'
import { brand } from './pages/brand.ts'
import { pageHeaders, readPages, type RenderedPage } from './pages/pages.ts'
import type { Values } from './pages/template.ts'

export type PageRenderer = ReturnType<typeof createPageRenderer>

const pages = readPages(`${import.meta.dirname}/pages`)

/** Renders the provider's own pages, which nobody may frame and on which no script runs; a sign-in ends at the app. */
export function createPageRenderer(options: { webOrigins: readonly string[]; homeAddress: string }) {
  const { webOrigins: formTargets, homeAddress } = options

  function render(page: string, values: Values = {}): RenderedPage {
    return pages(page, { ...brand, homeAddress, ...values }, { sources: () => ['img-src data:'], formTargets })
  }

  return {
    render,
    /** Renders into the library's answer. */
    answer(ctx: KoaContextWithOIDC, page: string, values?: Values, status = 200): void {
      const { html, headers } = render(page, values)
      ctx.set(headers)
      ctx.status = status
      ctx.type = 'html'
      ctx.body = html
    },
    /** For documents that the library writes itself: it adds its script's hash to the policy. */
    guardHeaders: pageHeaders(['script-src'], { formTargets }),
  }
}

import { randomBytes } from 'node:crypto'
import { layout } from './pages/layout.ts'
import type { Page } from './pages/page.ts'

/** What a page needs of an answer, be it Koa's (inside the library) or one of our own routes. */
export interface PageAnswer {
  status: number
  type: string
  body: unknown
  set(name: string, value: string): void
}

export interface RenderedPage {
  html: string
  headers: Record<string, string>
}

export interface PageRenderer {
  render(page: Page): RenderedPage
  /** Renders into the library's answer. */
  answer(answer: PageAnswer, page: Page, status?: number): void
  /** For documents that the library writes itself: it adds its script's hash to the policy. */
  guardHeaders: Record<string, string>
}

export interface PageRendererOptions {
  webOrigins: readonly string[]
  homeAddress: string
}

/** Renders the provider's own pages, which nobody may frame and on which no script runs. */
export function createPageRenderer({ webOrigins, homeAddress }: PageRendererOptions): PageRenderer {
  // Browsers apply form-action to the redirects after a post as well, and a sign-in ends at the app.
  const formAction = `form-action ${["'self'", ...webOrigins].join(' ')}`

  function headers(...sources: string[]): Record<string, string> {
    const policy = ["default-src 'none'", ...sources, formAction, "base-uri 'none'", "frame-ancestors 'none'"]
    return {
      'content-security-policy': policy.join('; '),
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
    }
  }

  function render(page: Page): RenderedPage {
    const nonce = randomBytes(16).toString('base64url')
    return {
      html: layout(page, { nonce, homeAddress }),
      headers: headers(`style-src 'nonce-${nonce}'`, 'img-src data:'),
    }
  }

  return {
    render,
    answer(answer, page, status = 200) {
      const { html, headers: pageHeaders } = render(page)
      for (const [name, value] of Object.entries(pageHeaders)) answer.set(name, value)
      answer.status = status
      answer.type = 'html'
      answer.body = html
    },
    guardHeaders: headers('script-src'),
  }
}

import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { readTemplates, type Values } from './template.ts'

export interface RenderedPage {
  html: string
  headers: Record<string, string>
}

export interface PagePolicy {
  /** What may load besides the page's own style, such as `img-src data:`; the nonce lets in what is the page's own. */
  sources?: (nonce: string) => readonly string[]
  /** The other origins that forms lead to: browsers apply `form-action` to the redirect after a post as well. */
  formTargets?: readonly string[]
  /** The origins that may frame it besides its own; absent, nobody may. */
  framedBy?: readonly string[] | undefined
  /** `same-origin` unless told otherwise. */
  referrer?: string
}

/** Reads the pages of a folder: each template begins with its title, and `frame.mustache` stands around every one. */
export function readPages(folder: string): (name: string, values: Values, policy: PagePolicy) => RenderedPage {
  const fill = readTemplates(folder)
  return (name, values, policy) => {
    const [, title = '', content = ''] = /^<title>(.*?)<\/title>\n(.*)$/s.exec(fill(name, values)) ?? []
    const nonce = randomBytes(16).toString('base64url')
    const sources = [`style-src 'nonce-${nonce}'`, ...(policy.sources?.(nonce) ?? [])]
    return { html: fill('frame', { ...values, title, content, nonce }), headers: pageHeaders(sources, policy) }
  }
}

/** Returns the headers of a page: it loads nothing from elsewhere, and is never kept. */
export function pageHeaders(sources: readonly string[], policy: PagePolicy): Record<string, string> {
  const { formTargets = [], framedBy } = policy
  const directives = [
    "default-src 'none'",
    ...sources,
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "base-uri 'none'",
    `frame-ancestors ${framedBy === undefined ? "'none'" : ["'self'", ...framedBy].join(' ')}`,
  ]
  return {
    'content-security-policy': directives.join('; '),
    ...(framedBy === undefined && { 'x-frame-options': 'DENY' }),
    'x-content-type-options': 'nosniff',
    'referrer-policy': policy.referrer ?? 'same-origin',
    'cache-control': 'no-store',
  }
}

export function sendPage(reply: FastifyReply, { html, headers }: RenderedPage, status = 200): FastifyReply {
  return reply.code(status).headers(headers).type('text/html; charset=utf-8').send(html)
}

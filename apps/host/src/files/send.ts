import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseCoding } from './content-coding.ts'
import { noncePlaceholder, type SplicedPage, splicePage } from './spliced-page.ts'
import type { SiteConfig } from '../config/site-config.ts'
import { securityHeaders, type SecurityOptions } from '../security/security-headers.ts'
import type { WebFile } from './web-files.ts'

export interface Host {
  config: SiteConfig
  /** See `SecurityOptions`. */
  reports: string
  /** See `SecurityOptions`. */
  inlineScripts: readonly string[]
  /** Of every answer that is no page. */
  headers: Readonly<Record<string, string>>
}

export interface SentPage extends Pick<SecurityOptions, 'framed' | 'isPayment'> {
  html: string
  vary?: string
  /** What the page is kept in: it is made ready for its answers once, as long as that is kept. */
  keptIn?: object | undefined
}

/** Made ready once for each page that is kept, and forgotten with it. */
const spliced = new WeakMap<object, SplicedPage>()

/** Sends a page, with a nonce of its own in the policy and in the page. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { config, reports, inlineScripts }: Host,
  { html, framed, isPayment, vary, keptIn }: SentPage,
): FastifyReply {
  const nonce = randomBytes(16).toString('base64url')
  // With brotli each answer would be compressed anew, for a nonce: a program that takes no gzip gets the page as it is.
  const coding = chooseCoding(request.headers['accept-encoding']?.toString(), ['gzip'])
  const page = splicedOf(html, keptIn)
  if (coding !== 'identity') reply.header('content-encoding', coding)
  return reply
    .headers(pageHeaders({ config, reports, inlineScripts, framed, isPayment }, nonce))
    .headers({
      'cache-control': 'no-cache',
      vary: [vary, 'Accept-Encoding'].filter((name) => name !== undefined).join(', '),
    })
    .type('text/html; charset=utf-8')
    .send(coding === 'gzip' ? page.gzip(nonce) : page.plain(nonce))
}

/** The headers of each kind of page, but for the nonce. */
const made = new WeakMap<SiteConfig, Map<string, Record<string, string>>>()

function pageHeaders(options: Omit<SecurityOptions, 'nonce'>, nonce: string): Record<string, string> {
  const { config, reports, inlineScripts = [], framed = '', isPayment = false } = options
  const kinds = made.get(config) ?? new Map<string, Record<string, string>>()
  made.set(config, kinds)
  const kind = [reports, framed, isPayment, ...inlineScripts].join(' ')
  const headers = kinds.get(kind) ?? securityHeaders({ ...options, nonce: noncePlaceholder })
  kinds.set(kind, headers)
  const policy = headers['content-security-policy'] ?? ''
  return { ...headers, 'content-security-policy': policy.replaceAll(noncePlaceholder, nonce) }
}

function splicedOf(html: string, keptIn: object | undefined): SplicedPage {
  const known = keptIn && spliced.get(keptIn)
  if (known !== undefined) return known
  const page = splicePage(html)
  if (keptIn !== undefined) spliced.set(keptIn, page)
  return page
}

/** Sends a file in the best coding, or says that the caller has it already. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { headers }: Host,
  { file, cache }: { file: WebFile; cache: string },
): Promise<FastifyReply> {
  const coding = chooseCoding(request.headers['accept-encoding']?.toString(), file.codings)
  const etag = file.etag(coding)
  reply
    .headers({ ...headers })
    .headers({ 'cache-control': cache, etag, ...(file.codings.length > 0 && { vary: 'Accept-Encoding' }) })
  if (matches(request.headers['if-none-match'], etag)) return reply.code(304).send()
  if (coding !== 'identity') reply.header('content-encoding', coding)
  return reply.type(file.type).send(await file.encoded(coding))
}

/** Sends a short text as it is. */
export function sendText(
  reply: FastifyReply,
  { headers }: Host,
  { text, cache, type = 'text/plain; charset=utf-8' }: { text: string; cache: string; type?: string },
): FastifyReply {
  return reply
    .headers({ ...headers })
    .header('cache-control', cache)
    .type(type)
    .send(text)
}

function matches(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((given) => given.trim().replace(/^W\//, '') === etag || given.trim() === '*')
}

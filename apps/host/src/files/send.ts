import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseCoding, encode } from './content-coding.ts'
import type { SiteConfig } from '../config/site-config.ts'
import { securityHeaders, type SecurityOptions } from '../security/security-headers.ts'
import type { WebFile } from './web-files.ts'

export interface Host {
  config: SiteConfig
  /** See `SecurityOptions`. */
  reports: string
  /** Of every answer that is no page. */
  headers: Readonly<Record<string, string>>
}

export interface SentPage extends Pick<SecurityOptions, 'framed' | 'isPayment'> {
  html: string
  vary?: string
}

const noncePlaceholder = '__CSP_NONCE__'

/** Sends a page, with a nonce of its own in the policy and in the page. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { config, reports }: Host,
  { html, framed, isPayment, vary }: SentPage,
): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64url')
  const coding = chooseCoding(request.headers['accept-encoding']?.toString())
  if (coding !== 'identity') reply.header('content-encoding', coding)
  return reply
    .headers(securityHeaders({ config, reports, nonce, framed, isPayment }))
    .headers({
      'cache-control': 'no-cache',
      vary: [vary, 'Accept-Encoding'].filter((name) => name !== undefined).join(', '),
    })
    .type('text/html; charset=utf-8')
    .send(await encode(Buffer.from(html.replaceAll(noncePlaceholder, nonce)), coding))
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

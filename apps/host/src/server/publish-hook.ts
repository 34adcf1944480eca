import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

export interface SignedRequest {
  method: string
  /** As it was sent, without a query. */
  path: string
  headers: IncomingHttpHeaders
  body: string
}

const longestLifeMs = 30_000

/**
 * Checks the signature of a webhook as Contentful documents it: HMAC-SHA256 over method, path, the headers that
 * `x-contentful-signed-headers` names, and the body. Returns what is wrong in a sentence; undefined for a call that is right.
 */
export function whatIsWrong(request: SignedRequest, secret: string, now = Date.now()): string | undefined {
  const { method, path, headers, body } = request
  const signature = textOf(headers['x-contentful-signature'])
  const names = textOf(headers['x-contentful-signed-headers'])
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
  const timestamp = textOf(headers['x-contentful-timestamp'])
  if (signature === '' || timestamp === '') return 'The call is not signed.'
  if (!names.includes('x-contentful-timestamp') || !names.includes('x-contentful-signed-headers'))
    return 'The signature does not cover its own time.'
  const age = now - Number(timestamp)
  if (!/^\d{1,15}$/.test(timestamp) || age >= longestLifeMs || age <= -longestLifeMs)
    return 'The signature is older or newer than 30 seconds.'
  const signed = names.toSorted().map((name) => `${name}:${textOf(headers[name]).trim()}`)
  const wanted = createHmac('sha256', secret)
    .update([method, path, signed.join(';'), body].join('\n'))
    .digest()
  const given = /^[\da-f]{64}$/i.test(signature) ? Buffer.from(signature, 'hex') : Buffer.alloc(wanted.length)
  return timingSafeEqual(given, wanted) ? undefined : 'The signature is wrong.'
}

function textOf(header: string | string[] | undefined): string {
  return Array.isArray(header) ? header.join(',') : (header ?? '')
}

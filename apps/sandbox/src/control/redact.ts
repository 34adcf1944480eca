import type { IncomingHttpHeaders } from 'node:http'
import { decodeJwt } from 'jose'
import { rendererHeader } from './observed-call.ts'

const removed = '[removed]'
/** Deeper than any body that is read; a token's claims may be as deep as its sender likes. */
const deepest = 100
/** What a token can be part of: characters of base64url, and dots, which an address may hold encoded. */
const tokenText = /(?:[\w.-]|%2e)+/gi
/** How a JSON object begins in base64url: a brace, then a quote or a white space. */
const encodedObject = /e(?:yJ|yA|w[0ko])/
/** The provider's codes and refresh tokens: 256 random bits in base64url. A slug of that length has no capital letter. */
const opaqueToken = /(?<![\w-])(?=[\w-]*[A-Z])[\w-]{43}(?![\w-])/g
const secretHeaders: ReadonlySet<string> = new Set(['cookie', 'set-cookie', 'proxy-authorization', rendererHeader])

/** Headers without what could be used to act as somebody: tokens become their claims, other secrets are removed. */
export function redactHeaders(headers: IncomingHttpHeaders): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => {
      if (secretHeaders.has(name)) return [name, removed]
      if (name === 'authorization') return [name, claimsOf(String(value).replace(/^Bearer +/i, '')) ?? removed]
      return [name, redact(value)]
    }),
  )
}

/**
 * Returns a value without tokens, at any depth and in keys as well: one that is a whole text is replaced by its claims.
 */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return claimsOf(value, depth) ?? redactText(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth >= deepest) return '[too deep to keep]'
  if (Array.isArray(value)) return value.map((child) => redact(child, depth + 1))
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [redactText(key), redact(child, depth + 1)]))
}

/** Returns a text with its tokens removed, also those that are percent-encoded. */
export function redactText(text: string): string {
  const plain = withoutTokens(text)
  const decoded = text.includes('%') ? decode(text) : text
  const decodedPlain = withoutTokens(decoded)
  return decodedPlain === decoded ? plain : decodedPlain
}

function withoutTokens(text: string): string {
  return text.replaceAll(tokenText, (run) => (hasJwt(run) ? removed : run)).replaceAll(opaqueToken, removed)
}

/** Returns whether three parts or more, of which one begins like a token's header, stand between dots. */
function hasJwt(run: string): boolean {
  const parts = run.replaceAll(/%2e/gi, '.').split('.')
  return parts.slice(0, -2).some((part) => encodedObject.test(part))
}

function claimsOf(text: string, depth = 0): unknown {
  if (!/^[\w-]+\.[\w-]+\.[\w-]*$/.test(text) || !hasJwt(text)) return undefined
  try {
    return redact(decodeJwt(text), depth + 1)
  } catch {
    return removed
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

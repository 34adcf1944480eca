import type { IncomingHttpHeaders } from 'node:http'
import { decodeJwt } from 'jose'

const tokenPattern = /^(?:Bearer +)?(eyJ[\w-]+\.[\w-]+\.[\w-]*)$/i

/** Headers without what could be used to act as somebody: tokens become what they say, the rest of the kind goes. */
export function redactHeaders(headers: IncomingHttpHeaders): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => {
      if (name === 'cookie' || name === 'set-cookie' || name === 'proxy-authorization') return [name, '[removed]']
      if (name === 'authorization') return [name, claimsOf(String(value)) ?? '[removed]']
      return [name, redact(value)]
    }),
  )
}

/** A value in which each token, however deep, is replaced by its claims. */
export function redact(value: unknown): unknown {
  if (typeof value === 'string') return claimsOf(value) ?? value
  if (Array.isArray(value)) return value.map(redact)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, redact(child)]))
}

function claimsOf(text: string | undefined): unknown {
  const token = tokenPattern.exec(text ?? '')?.[1]
  if (token === undefined) return undefined
  try {
    return decodeJwt(token)
  } catch {
    return '[removed]'
  }
}

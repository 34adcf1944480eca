import type { Json } from '@clubhouse/schemas/load-document'

/** A value whose JSON Web Tokens are replaced by their claims, as the sandbox's log shows them. */
export function withClaims(value: Json | undefined): Json | undefined {
  if (typeof value === 'string') {
    const [, claims] = /^eyJ[\w-]+\.([\w-]+)\.[\w-]*$/.exec(value) ?? []
    return claims === undefined ? value : (JSON.parse(Buffer.from(claims, 'base64url').toString()) as Json)
  }
  if (Array.isArray(value)) return value.map((each) => withClaims(each) ?? null)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, withClaims(child) ?? null]))
}

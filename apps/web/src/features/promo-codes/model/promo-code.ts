import type { ApiError } from '@clubhouse/rest-client/errors'

/** Returns the code that an address brings, such as `/account/promo-codes?promoCode=WELCOME500` (PRM-02). */
export function promoCodeOf(address: string): string | undefined {
  const query = /\?([^#]*)/.exec(address)?.[1]
  const code = new URLSearchParams(query).get('promoCode')?.trim()
  return code === '' ? undefined : code
}

/** Codes that say what became of a code that was a good one once, or that there is none. */
const sayMore: ReadonlySet<string | undefined> = new Set(['VU', 'VXP', 'MPA'])

/** True when a code was refused because it is none (PRM-04), and not because its time is over or it is used. */
export function isNoPromoCode({ code }: Pick<ApiError, 'code'>): boolean {
  return !sayMore.has(code)
}

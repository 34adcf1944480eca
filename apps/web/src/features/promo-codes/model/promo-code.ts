import type { ApiError } from '@clubhouse/rest-client/errors'
import * as z from 'zod/mini'

/** What is wrong with a code before anybody is asked: there is none (PRM-03), or none can be like it (PRM-04). */
export type PromoCodeProblem = 'empty' | 'invalid'

/** Characters of the longest code that the server reads. */
export const longestCode = 64

const promoCode = z
  .string()
  .check(z.trim(), z.minLength(1, { error: 'empty' }), z.maxLength(longestCode, { error: 'invalid' }))

/** A code as it is sent, without the spaces around it, or what is wrong with it. */
export function readPromoCode(
  text: string,
): { kind: 'code'; code: string } | { kind: 'wrong'; problem: PromoCodeProblem } {
  const { data, error } = promoCode.safeParse(text)
  if (data !== undefined) return { kind: 'code', code: data }
  return { kind: 'wrong', problem: error.issues[0]?.message === 'empty' ? 'empty' : 'invalid' }
}

/** The code that an address brings, such as `/account/promo-codes?promoCode=WELCOME500` (PRM-02). */
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

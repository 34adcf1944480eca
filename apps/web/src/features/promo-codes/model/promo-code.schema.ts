import * as z from 'zod/mini'
import { m } from '#paraglide/messages.js'

/** Characters of the longest code that the server reads. */
const longestCode = 64

/** The rules of a code before the server is asked: it is there (PRM-03), and a code can be like it (PRM-04). */
export const promoCodeSchema = z.object({
  promoCode: z
    .string()
    .check(z.trim(), z.minLength(1, { error: m.promo_empty }), z.maxLength(longestCode, { error: m.promo_invalid })),
})

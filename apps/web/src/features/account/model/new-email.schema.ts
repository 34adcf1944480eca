import * as z from 'zod/mini'
import { m } from '#paraglide/messages.js'

/** Characters of the longest address that the server reads. */
const longestEmail = 254

/**
 * Returns the rules of an address before the server is asked: it is there, looks like one, and is another than
 * `current`.
 */
export function newEmailSchema(current: string) {
  return z.object({
    email: z.string().check(
      z.trim(),
      z.minLength(1, { error: m.account_new_email_empty, abort: true }),
      z.maxLength(longestEmail, { error: m.account_new_email_invalid, abort: true }),
      z.regex(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/, { error: m.account_new_email_invalid, abort: true }),
      z.refine((email) => email.toLowerCase() !== current.toLowerCase(), { error: m.account_new_email_same }),
    ),
  })
}

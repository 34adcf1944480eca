import * as z from 'zod/mini'
import { m } from '#paraglide/messages.js'
import { cancelReasons, reasonTexts } from './cancel-reasons.ts'

/** Characters of the longest reason that the server takes. */
const longestReason = 500

/** The rules of the cancel page. Returns the reason that is sent: the chosen one, or what was typed, trimmed (SUB-25). */
export const cancelSchema = z.pipe(
  z.object({
    reason: z.enum(['', ...cancelReasons]),
    otherText: z
      .string()
      .check(
        z.trim(),
        z.maxLength(longestReason, { error: () => m.subscription_cancel_other_long({ limit: longestReason }) }),
      ),
  }),
  z.transform(({ reason, otherText }) => (reason === 'other' || reason === '' ? otherText : reasonTexts[reason]())),
)

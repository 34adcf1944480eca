import * as z from 'zod/mini'
import { m } from '#paraglide/messages.js'

/** Most characters of a gift message (CHK-31). */
export const longestGiftMessage = 180

/** What is not basic Latin, Latin-1 or Latin Extended-A, nor a new line (CHK-32); control characters are none of them. */
const otherCharacters = /[^\u0020-\u007E\u00A0-\u017F\n]/gu

/** The rules of a gift message. Enter cannot add a new line, but a paste can (CON-26). */
export const giftSchema = z.object({
  giftMessage: z.string().check(
    z.refine((message) => !message.includes('\n'), { error: m.checkout_gift_message_new_lines }),
    z.refine((message) => offendingIn(message).length === 0, {
      error: ({ input }) => m.checkout_gift_message_characters({ characters: offendingIn(String(input)).join(' ') }),
    }),
    z.maxLength(longestGiftMessage, { error: () => m.checkout_gift_message_long({ limit: longestGiftMessage }) }),
  ),
})

function offendingIn(message: string): readonly string[] {
  return [...new Set(message.match(otherCharacters) ?? [])]
}

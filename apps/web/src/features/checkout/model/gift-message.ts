import { m } from '#paraglide/messages.js'

/** Most characters of a gift message (CHK-31). */
export const longestGiftMessage = 180

/** What is not basic Latin, Latin-1 or Latin Extended-A, nor a new line (CHK-32); control characters are none of them. */
const otherCharacters = /[^\u0020-\u007E\u00A0-\u017F\n]/gu

/** What is wrong with a gift message; undefined when nothing is. Enter cannot add a new line, but a paste can (CON-26). */
export function giftMessageError(message: string): string | undefined {
  if (message.includes('\n')) return m.checkout_gift_message_new_lines()
  const offending = [...new Set(message.match(otherCharacters) ?? [])]
  if (offending.length > 0) return m.checkout_gift_message_characters({ characters: offending.join(' ') })
  if (message.length > longestGiftMessage) return m.checkout_gift_message_long({ limit: longestGiftMessage })
  return undefined
}

/** A page behind a flag is shown, kept from the member, or waits until the flag is known. */
export type FlagGate = 'open' | 'closed' | 'waiting'

/** The rule of every gate. A flag that could not be had counts as known, with its default: nobody waits for ever. */
export function flagGate({ isOn, isKnown }: { isOn: boolean; isKnown: boolean }): FlagGate {
  if (!isKnown) return 'waiting'
  return isOn ? 'open' : 'closed'
}

import type { Balances } from '@clubhouse/rest-client/club'

/** Points a member has: all, and those that can be spent now. */
export interface Balance {
  current: number
  usable: number
}

/** Returns one shape for the two that the server sends (CON-11). A list counts the club's own currency, VRED. */
export function toBalance(answer: Balances): Balance {
  if (!Array.isArray(answer)) return { current: answer.current, usable: answer.usable }
  const points = answer.find(({ currency }) => currency === 'VRED')?.balance ?? 0
  return { current: points, usable: points }
}

import { readSharedFile } from '../sample-data/club-files.ts'
import type { BankAnswer } from './checkout-sessions.ts'

/** What a payer types. */
export interface CardDetails {
  number: string
  expiry: string
  cvc: string
}

export type CardProblems = { [Field in keyof CardDetails]?: string }

export type CardReading = { kind: 'good'; number: string } | { kind: 'wrong'; problems: CardProblems }

interface TestCard {
  number: string
  answer: BankAnswer
  problem?: string
  /** The connection ends after the bank has answered, and before the payer hears of it. */
  losesAnswer?: true
  note: string
}

/** The cards that this stand-in's bank knows, with what it says to each. */
export const testCards = readSharedFile('payment-cards') as readonly TestCard[]

/** Reads what was typed, as a payment form does: number by its check digit, expiry by the clock. */
export function readCard({ number, expiry, cvc }: CardDetails, now: Date): CardReading {
  const digits = number.replaceAll(/[\s-]/g, '')
  const problems: CardProblems = {
    ...(!isCardNumber(digits)
      ? { number: 'Enter the whole card number.' }
      : testCards.some((card) => card.number === digits)
        ? {}
        : { number: 'This is a sandbox: use one of its test cards.' }),
    ...expiryProblem(expiry, now),
    ...(/^\d{3,4}$/.test(cvc.trim()) ? {} : { cvc: 'Enter the 3 or 4 digits from the card.' }),
  }
  return Object.keys(problems).length > 0 ? { kind: 'wrong', problems } : { kind: 'good', number: digits }
}

/** ISO/IEC 7812: 12 to 19 digits, the last of which checks the others. */
function isCardNumber(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}

/** A card is good until the end of its month. */
function expiryProblem(expiry: string, now: Date): CardProblems {
  const [, month, year] = /^\s*(0[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d{2})\s*$/.exec(expiry) ?? []
  if (month === undefined || year === undefined) return { expiry: 'Enter the month and the year, such as 04/29.' }
  const endsAt = Date.UTC(2000 + Number(year), Number(month))
  return endsAt <= now.getTime() ? { expiry: 'This date is in the past.' } : {}
}

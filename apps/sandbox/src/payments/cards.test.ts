import { describe, expect, test } from 'vitest'
import { readCard, testCards, type CardDetails, type CardProblems } from './cards.ts'

const now = new Date('2026-11-20T12:00:00Z')
const good: CardDetails = { number: '4242 4242 4242 4242', expiry: '11/26', cvc: '123' }

describe('a card as it is typed', () => {
  const accepted: readonly [Partial<CardDetails>, string][] = [
    [{}, 'as printed, in its last month'],
    [{ number: '4242424242424242' }, 'without spaces'],
    [{ number: '4242-4242-4242-4242' }, 'with hyphens'],
    [{ expiry: '1226' }, 'without a slash'],
    [{ expiry: '12 / 2031' }, 'with the whole year'],
    [{ cvc: '1234' }, 'with a code of four digits'],
  ]
  test.each(accepted)('%j is taken, %s', (typed) => {
    expect(readCard({ ...good, ...typed }, now)).toEqual({ kind: 'good', number: '4242424242424242' })
  })

  const refused: readonly [Partial<CardDetails>, CardProblems][] = [
    [{ number: '' }, { number: 'Enter the whole card number.' }],
    [{ number: '4242 4242 4242 4241' }, { number: 'Enter the whole card number.' }],
    [{ number: '4242 4242 42' }, { number: 'Enter the whole card number.' }],
    [{ number: '5555 5555 5555 4444' }, { number: 'This is a sandbox: use one of its test cards.' }],
    [{ expiry: '10/26' }, { expiry: 'This date is in the past.' }],
    [{ expiry: '13/30' }, { expiry: 'Enter the month and the year, such as 04/29.' }],
    [{ expiry: 'soon' }, { expiry: 'Enter the month and the year, such as 04/29.' }],
    [{ cvc: '12' }, { cvc: 'Enter the 3 or 4 digits from the card.' }],
    [
      { number: 'x', cvc: '' },
      { number: 'Enter the whole card number.', cvc: 'Enter the 3 or 4 digits from the card.' },
    ],
  ]
  test.each(refused)('%j is refused with what is wrong', (typed, problems) => {
    expect(readCard({ ...good, ...typed }, now)).toEqual({ kind: 'wrong', problems })
  })

  test.each(testCards.map(({ number }) => number))('%s has a good check digit', (number) => {
    expect(readCard({ ...good, number }, now).kind).toBe('good')
  })
})

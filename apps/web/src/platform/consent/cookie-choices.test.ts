import { describe, expect, test } from 'vitest'
import { everything, necessaryOnly, parseChoices } from './cookie-choices.ts'

const stored = (value: unknown) => encodeURIComponent(JSON.stringify(value))

describe('what the cookie allows', () => {
  test.each([
    ['all of it', everything, everything],
    ['nothing but the necessary', necessaryOnly, necessaryOnly],
    ['some of it', { ...necessaryOnly, analytics: true }, { ...necessaryOnly, analytics: true }],
    ['nothing that is missing', { analytics: true }, { ...necessaryOnly, analytics: true }],
    ['nothing that is no boolean', { functional: 'true', analytics: 1 }, necessaryOnly],
    ['the necessary, whatever it says', { ...everything, necessary: false }, everything],
    ['nothing that nobody knows', { ...necessaryOnly, spying: true }, necessaryOnly],
  ])('is %s [CKE-01] [CKE-02]', (_what, value, choices) => {
    expect(parseChoices(stored(value))).toEqual(choices)
  })

  test('can also be written without encoding', () => {
    expect(parseChoices(JSON.stringify(everything))).toEqual(everything)
  })

  test.each(['', '{', 'null', '[]', '"all"', '1', '%'])('cannot be read from %j [CKE-04]', (value) => {
    expect(() => parseChoices(value)).toThrow()
  })
})

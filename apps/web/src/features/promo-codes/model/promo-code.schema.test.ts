import { describe, expect, test } from 'vitest'
import { schemaErrors } from '#platform/forms/form-errors.ts'
import { promoCodeSchema } from './promo-code.schema.ts'

describe('a code that was typed', () => {
  test.each([
    ['WELCOME500', 'WELCOME500'],
    ['  welcome500 ', 'welcome500'],
    ['Größe-50 %', 'Größe-50 %'],
    ['X'.repeat(64), 'X'.repeat(64)],
    [` ${'X'.repeat(64)} `, 'X'.repeat(64)],
  ])('%j is sent as %j [PRM-01] [PRM-08]', (text, code) => {
    expect(promoCodeSchema.parse({ promoCode: text })).toEqual({ promoCode: code })
  })

  test.each([
    ['', 'Please provide a valid code', 'PRM-03'],
    ['   ', 'Please provide a valid code', 'PRM-03'],
    ['X'.repeat(65), "Ooops... That's not a valid promo code", 'PRM-04'],
  ])('%j is wrong: %s [%s]', (text, error) => {
    expect(schemaErrors(promoCodeSchema.safeParse({ promoCode: text }))).toEqual({ promoCode: error })
  })
})

import { describe, expect, test } from 'vitest'
import { schemaErrors } from '#platform/forms/form-errors.ts'
import { cancelSchema } from './cancel.schema.ts'
import { type CancelAnswer, missingIn } from './cancel-reasons.ts'

describe('why a member cancels', () => {
  test.each<[CancelAnswer, string]>([
    [{ reason: 'price', otherText: '' }, 'It’s too expensive'],
    [{ reason: 'other', otherText: '  I am moving \n' }, 'I am moving'],
    [{ reason: 'other', otherText: 'x'.repeat(500) }, 'x'.repeat(500)],
  ])('%j is sent as one text', (answer, text) => {
    expect(cancelSchema.parse(answer)).toBe(text)
  })

  test('is no longer than the server takes', () => {
    expect(schemaErrors(cancelSchema.safeParse({ reason: 'other', otherText: 'x'.repeat(501) }))).toEqual({
      otherText: 'Shorten your reason to 500 characters or fewer',
    })
  })

  test.each<[CancelAnswer, ReturnType<typeof missingIn>]>([
    [{ reason: '', otherText: '' }, 'reason'],
    [{ reason: 'use', otherText: '' }, undefined],
    [{ reason: 'other', otherText: '' }, 'words'],
    [{ reason: 'other', otherText: ' \n\t' }, 'words'],
    [{ reason: 'other', otherText: ' x ' }, undefined],
  ])('%j lacks %s before they can go on', (answer, missing) => {
    expect(missingIn(answer)).toBe(missing)
  })
})

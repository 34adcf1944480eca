import { expect, test } from 'vitest'
import { schemaErrors } from '#platform/forms/form-errors.ts'
import { giftSchema } from './gift-message.schema.ts'

test.each([
  ['', undefined],
  ['Happy birthday, Dad. Start with the Fiano.', undefined],
  ['Ä ñ é ÿ £ ½', undefined],
  // The last letter of Latin Extended-A, and what comes after it.
  ['\u017F', undefined],
  ['a\u0180', 'Please remove these characters: \u0180'],
  ['Hi 🍷 there 🍷🎉', 'Please remove these characters: 🍷 🎉'],
  ['Привет', 'Please remove these characters: П р и в е т'],
  ['one\ntwo', 'Please remove any new lines'],
  ['one\n🍷', 'Please remove any new lines'],
  ['x'.repeat(180), undefined],
  ['x'.repeat(181), 'Please use 180 characters or fewer'],
])('"%s": %s [CHK-31] [CHK-32] [CHK-33] [CON-26] [CST-08.b]', (message, error) => {
  expect(schemaErrors(giftSchema.safeParse({ giftMessage: message })).giftMessage).toBe(error)
})

import { expect, test } from 'vitest'
import { newEmailSchema } from './new-email.schema.ts'

const schema = newEmailSchema('ada@kestrel.test')
const looks = 'Enter an email address, such as name@example.com.'

test.each([
  ['', 'Enter your new email address.'],
  ['  ', 'Enter your new email address.'],
  ['ada', looks],
  ['ada@kestrel', looks],
  ['ada @kestrel.test', looks],
  ['ada@kestrel..test', looks],
  [`${'a'.repeat(243)}@kestrel.test`, looks],
  ['Ada@Kestrel.test', 'You sign in with this email address already.'],
])('"%s" is refused: %s', (email, message) => {
  expect(schema.safeParse({ email }).error?.issues.map((issue) => issue.message)).toEqual([message])
})

test('an address is taken without the spaces around it', () => {
  expect(schema.parse({ email: ' zoë.o’hara+club@mail.kestrel.test ' })).toEqual({
    email: 'zoë.o’hara+club@mail.kestrel.test',
  })
})

import { describe, expect, test } from 'vitest'
import { type Details, detailsErrors, detailsSchema, hasEmptyField } from './details.schema.ts'

const rules = { today: new Date('2026-11-23T12:00:00Z'), club: 'Kestrel Red' }

const british: Details = {
  country: 'GB',
  firstName: 'Ada',
  lastName: 'O’Brien',
  dateOfBirth: { day: '29', month: '02', year: '1996' },
  mobile: '07700900142',
  postcode: 'EH6 6QW',
  state: '',
}
const american: Details = { ...british, country: 'US', mobile: '2125550142', postcode: '10013', state: 'NY' }

const errors = (change: Partial<Details>, from = british) => detailsErrors({ ...from, ...change }, rules)

describe('a name', () => {
  test.each([
    'Zoë',
    'José María',
    "D'Arcy",
    'O’Brien-Ward',
    'J.R.R. Tolkien',
    'Łukasz',
    'Ngũgĩ',
    'محمد',
    'נועה',
    '李',
    'Ñandú',
    'Åse-Marie',
    'Þórður',
    'Đặng Thị Hương',
    'Čapková',
    'Şükrü',
    'Kaʻiulani',
    "van 't Hoff",
    'Zoe\u0308',
    '𠮷野',
    ' Ada ',
  ])('such as %s is taken [ONB-09]', (text) => {
    expect(errors({ firstName: text, lastName: text })).toEqual({})
  })

  test.each(['-Ada', "Ada'", 'Ada1', 'A_b', 'Ada.', '@', 'Ada  🙂', '🙂', 'A👩‍🚀da', 'Zoë❤️', 'Ada,Eva', "'t Hoff"])(
    'such as %s is refused [ONB-09]',
    (text) => {
      expect(errors({ firstName: text })).toEqual({ firstName: 'Invalid name entered' })
      expect(errors({ lastName: text })).toEqual({ lastName: 'Invalid name entered' })
    },
  )

  test('has 30 characters at most [ONB-10] [CST-08.e]', () => {
    expect(errors({ firstName: 'A'.repeat(30) })).toEqual({})
    expect(errors({ firstName: '𠮷'.repeat(30), lastName: 'e\u0308'.repeat(30) })).toEqual({})
    expect(errors({ firstName: 'A'.repeat(31), lastName: 'B'.repeat(31) })).toEqual({
      firstName: 'Must be 30 characters or less',
      lastName: 'Must be 30 characters or less',
    })
  })

  test('is needed [ONB-08]', () => {
    expect(errors({ firstName: ' ', lastName: '' })).toEqual({
      firstName: 'Enter your first name',
      lastName: 'Enter your last name',
    })
  })
})

describe('a date of birth', () => {
  const born = (day: string, month: string, year: string, from = british) =>
    errors({ dateOfBirth: { day, month, year } }, from)

  test('is needed, whole [ONB-11]', () => {
    expect(born('', '', '')).toEqual({ dateOfBirth: 'Enter your date of birth' })
    expect(born('14', '', '')).toEqual({
      'dateOfBirth.month': 'Month is required',
      'dateOfBirth.year': 'Year is required',
    })
  })

  test.each([
    ['29', '02', '2003'],
    ['29', '02', '2023'],
    ['29', '02', '1900'],
    ['31', '02', '1990'],
    ['00', '01', '1990'],
    ['31', '04', '1990'],
    ['01', '13', '1990'],
    ['01', '01', '1899'],
    ['01', '01', '90'],
  ])('%s/%s/%s is no day of anybody’s birth [ONB-11]', (day, month, year) => {
    expect(born(day, month, year)).toEqual({ dateOfBirth: 'Enter a real date, such as 04 11 1986' })
    expect(born(day, month, year, american)).toEqual({ dateOfBirth: 'Enter a real date, such as 11 04 1986' })
  })

  test('is 18 years ago at least, on the birthday itself already [ONB-12] [ONB-14] [ONB-15] [CST-03.a]', () => {
    expect(born('23', '11', '2008')).toEqual({})
    expect(born('24', '11', '2008')).toEqual({ dateOfBirth: "Sorry, you can't join Kestrel Red if you're under 18" })
    expect(born('24', '11', '2008', american)).toEqual({
      dateOfBirth: "You can't sign up if you're not over 18",
    })
  })
})

test('a postcode has 20 characters at most, in any country [ONB-19] [CST-08.f]', () => {
  const long = { postcode: '1'.repeat(21) }
  for (const from of [british, american, { ...british, country: 'WORLD' as const }]) {
    expect(errors(long, from)).toEqual({ postcode: 'Must be 20 characters or less' })
  }
})

test('a state is needed in the United States, and asked for nowhere else [ONB-22]', () => {
  expect(errors({ state: '' }, american)).toEqual({ state: 'Choose your state' })
  expect(errors({ state: 'XX' }, american)).toEqual({ state: 'Choose your state' })
  expect(errors({ state: '' }, british)).toEqual({})
})

test('a country is needed [ONB-07]', () => {
  expect(errors({ country: '' })).toMatchObject({ country: 'Choose your country' })
})

test.each<[Partial<Details>, Details, boolean]>([
  [{}, british, false],
  [{ mobile: ' ' }, british, true],
  [{ dateOfBirth: { day: '1', month: '', year: '1990' } }, british, true],
  [{ state: '' }, american, true],
])('%j leaves a field empty: %s', (change, from, isEmpty) => {
  expect(hasEmptyField({ ...from, ...change })).toBe(isEmpty)
})

test.each([
  ['van ‘t Hoff', 'van ’t Hoff'],
  ['D`Arcy', 'D’Arcy'],
  ['O´Brien', 'O’Brien'],
  ['Ann‑Marie', 'Ann-Marie'],
  ['Ann–Marie', 'Ann-Marie'],
  ['Zoe\u0308', 'Zoë'],
  [' Ana   María ', 'Ana María'],
])('the name %s, as a keyboard writes it, is sent as %s [ONB-09] [ONB-39]', (typed, name) => {
  expect(errors({ firstName: typed, lastName: typed })).toEqual({})
  const { firstName, lastName } = detailsSchema(rules).parse({ ...british, firstName: typed, lastName: typed })
  expect([firstName, lastName]).toEqual([name, name])
})

test('what is sent is written as the server has it [ONB-39] [CON-29]', () => {
  const sent = (details: Details) => detailsSchema(rules).parse(details)
  expect(sent({ ...british, firstName: ' Ada ', mobile: '+44 7700 900142', postcode: 'eh66qw', state: 'NY' })).toEqual({
    country: 'GB',
    firstName: 'Ada',
    lastName: 'O’Brien',
    dateOfBirth: '29/02/1996',
    mobile: '07700900142',
    postcode: 'EH6 6QW',
  })
  expect(sent({ ...american, dateOfBirth: { day: '4', month: '7', year: '1990' } })).toMatchObject({
    dateOfBirth: '04/07/1990',
    state: 'NY',
  })
})

import type { Profile } from '@clubhouse/rest-client/club'
import { expect, test } from 'vitest'
import { schemaErrors } from '#platform/forms/form-errors.ts'
import { callingCodeOf, countriesIn } from './countries.ts'
import { emptySailor, type Sailor, type SailorField, sailorFor, sailorSchema } from './sailor.schema.ts'

const today = new Date('2026-11-22T12:00:00Z')
const good: Sailor = {
  firstName: 'Ada',
  lastName: 'Archer',
  email: 'ada.archer@kestrel.test',
  dateOfBirth: { day: '14', month: '03', year: '1986' },
  gender: 'Unknown',
  citizenship: 'GB',
  mobileNumber: { countryCode: 'GB', number: '7700 900118' },
}
const errorsOf = (sailor: Sailor) => schemaErrors(sailorSchema(today).safeParse(sailor))
const errorOf = (change: Partial<Sailor>, field: SailorField) => errorsOf({ ...good, ...change })[field]

test('who is of age and said all can go on', () => {
  expect(errorsOf(good)).toEqual({})
})

test('all that is wrong is said at once [CHK-36] [CHK-37] [CHK-38] [CHK-39] [CHK-42] [CHK-43] [CHK-44] [CHK-46] [CHK-47] [CHK-48]', () => {
  const nothing = emptySailor('GB')
  expect(errorsOf({ ...nothing, citizenship: '', mobileNumber: { countryCode: '', number: '' } })).toEqual({
    firstName: 'First name is required',
    lastName: 'Last name is required',
    email: 'Email is required',
    'dateOfBirth.day': 'Day is required',
    'dateOfBirth.month': 'Month is required',
    'dateOfBirth.year': 'Please enter a valid date',
    gender: 'Gender is required',
    citizenship: 'Citizenship is required',
    'mobileNumber.countryCode': 'Country code is required',
    'mobileNumber.number': 'Phone number is required',
  })
})

test.each([
  ['ada', 'Please enter a valid email address'],
  ['ada@kestrel', 'Please enter a valid email address'],
  ['ada+sea@kestrel.test', 'Email contains invalid characters, please try another'],
  ['  ', 'Email is required'],
  ['ada@kestrel.test', undefined],
])('email "%s": %s [CHK-39] [CHK-40] [CHK-41]', (email, error) => {
  expect(errorOf({ email }, 'email')).toBe(error)
})

test.each([
  ['01', undefined],
  ['31', undefined],
  ['00', 'Day must be a 2-digit number (01-31)'],
  ['32', 'Day must be a 2-digit number (01-31)'],
  ['1', 'Day must be a 2-digit number (01-31)'],
  ['', 'Day is required'],
])('day "%s": %s [CHK-42]', (day, error) => {
  expect(errorOf({ dateOfBirth: { day, month: '03', year: '1986' } }, 'dateOfBirth.day')).toBe(error)
})

test.each([
  ['01', undefined],
  ['12', undefined],
  ['00', 'Month must be a 2-digit number (01-12)'],
  ['13', 'Month must be a 2-digit number (01-12)'],
  ['3', 'Month must be a 2-digit number (01-12)'],
  ['', 'Month is required'],
])('month "%s": %s [CHK-43]', (month, error) => {
  expect(errorOf({ dateOfBirth: { day: '14', month, year: '1986' } }, 'dateOfBirth.month')).toBe(error)
})

const noDate = 'Please enter a valid date'
const tooYoung = 'You must be at least 18 years old'

test.each([
  ['01', '01', '1900', undefined],
  ['31', '12', '1899', noDate],
  ['14', '03', '', noDate],
  ['14', '03', '86', noDate],
  ['31', '04', '1990', noDate],
  ['29', '02', '2004', undefined],
  ['29', '02', '2003', noDate],
  ['22', '11', '2008', undefined],
  ['23', '11', '2008', tooYoung],
  ['29', '02', '2024', tooYoung],
  ['01', '01', '2090', tooYoung],
])('born %s/%s/%s: %s [CHK-44] [CHK-45] [CST-03.b]', (day, month, year, error) => {
  expect(errorOf({ dateOfBirth: { day, month, year } }, 'dateOfBirth.year')).toBe(error)
})

test.each([
  ['7700900118', undefined],
  ['7', undefined],
  ['7700-900 118', undefined],
  ['', 'Phone number is required'],
  ['+447700', 'Please enter a valid phone number'],
  ['1'.repeat(20), undefined],
  ['1'.repeat(21), 'Please enter a valid phone number'],
])('phone number "%s": %s [CHK-48]', (number, error) => {
  expect(errorOf({ mobileNumber: { countryCode: 'GB', number } }, 'mobileNumber.number')).toBe(error)
})

test.each([
  ['US', 'US', '+1'],
  ['GB', 'GB', '+44'],
  ['WORLD', 'GB', '+44'],
  [undefined, 'GB', '+44'],
])('a member of %s begins with citizenship %s and %s [CHK-52] [CHK-53]', (country, citizenship, code) => {
  const sailor = emptySailor(country)
  expect(sailor.citizenship).toBe(citizenship)
  expect(callingCodeOf(sailor.mobileNumber.countryCode)).toBe(code)
})

test('about 250 countries have a calling code, each once and in a form that the voyages take [CHK-53]', () => {
  const countries = countriesIn('en-GB')
  expect(countries.length).toBeGreaterThanOrEqual(240)
  expect(countries.length).toBeLessThanOrEqual(260)
  expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length)
  for (const { code, callingCode, name } of countries) {
    expect(callingCode).toMatch(/^\+[1-9]\d{0,2}(-\d{1,4})?$/)
    expect(name).not.toBe(code)
  }
})

test('what the club knows of a member is filled in, but not their date of birth', () => {
  const profile = {
    firstName: 'Alex',
    lastName: 'Hartley',
    email: 'alex@kestrel.test',
    mobile: '07700900118',
    country: 'GB',
    dateOfBirth: '14/03/1986',
  } as Profile
  expect(sailorFor(profile)).toMatchObject({
    email: 'alex@kestrel.test',
    mobileNumber: { countryCode: 'GB', number: '7700900118' },
    dateOfBirth: { day: '', month: '', year: '' },
  })
})

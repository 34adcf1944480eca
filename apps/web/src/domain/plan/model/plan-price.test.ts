import type { PlanFrequency } from '@clubhouse/rest-client/b2c'
import { expect, test } from 'vitest'
import {
  billingMonths,
  firstPaymentDate,
  planCost,
  planFrequency,
  planPeriod,
  planRenewal,
  planTerms,
} from './plan-price.ts'

test.each<[string, string, string | undefined, number | undefined, string]>([
  [
    'MONTH',
    '£7.99 a month',
    'Monthly',
    1,
    'Free for 7 days, then £7.99 a month. It renews every month until you cancel.',
  ],
  ['YEAR', '£7.99 a year', 'Yearly', 12, 'Free for 7 days, then £7.99 a year. It renews every year until you cancel.'],
  // From a newer schema.
  ['FORTNIGHT', '£7.99', undefined, undefined, 'Free for 7 days, then £7.99 each time it renews, until you cancel.'],
])('a plan paid by the %s says what it costs, how often, and that it renews', (period, cost, name, months, terms) => {
  const plan = { cost: '£7.99', frequency: period as PlanFrequency }
  expect([planCost(plan), planPeriod(plan), billingMonths(plan), planTerms(plan)]).toEqual([cost, name, months, terms])
})

test('the first payment comes seven days after the trial begins, across the end of summer time', () => {
  expect(firstPaymentDate(new Date('2026-10-20T10:30:00Z')).toISOString()).toBe('2026-10-27T10:30:00.000Z')
})

test.each([
  ['MONTH', 'a month', 'Renews every month until you cancel.'],
  ['YEAR', 'a year', 'Renews every year until you cancel.'],
  ['FORTNIGHT', undefined, undefined],
])('a plan paid by the %s says when it renews without a date', (period, frequency, renewal) => {
  const plan = { frequency: period as PlanFrequency }
  expect([planFrequency(plan), planRenewal(plan)]).toEqual([frequency, renewal])
})

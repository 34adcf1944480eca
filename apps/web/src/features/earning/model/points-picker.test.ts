import { describe, expect, test } from 'vitest'
import {
  choicesFor,
  initialPoints,
  type JudgedPoints,
  judgePoints,
  limitsOf,
  maySubmit,
  mostDigits,
  blockerOf,
  type PickedPoints,
  type PointsLimits,
} from './points-picker.ts'

const limits: PointsLimits = { balance: 48_000, minimum: 1000, maximum: 1_000_000 }
const fixed = (points: number): PickedPoints => ({ kind: 'fixed', points })
const other = (digits: string): PickedPoints => ({ kind: 'other', digits })

test('without a word from the partner an amount is 1,000 to 1,000,000 points [RDM-32] [CST-09.b]', () => {
  expect(limitsOf({ balance: 7 })).toEqual({ balance: 7, minimum: 1000, maximum: 1_000_000 })
})

test('what the partner says comes first [RDM-32] [RDM-40]', () => {
  const transfer = { minimum: 500, maximum: 2000, dailyMaximum: 6000, leftToday: 1500 }
  expect(limitsOf({ balance: 7, transfer })).toEqual({
    balance: 7,
    minimum: 500,
    maximum: 2000,
    daily: { maximum: 6000, left: 1500 },
  })
})

test.each<[string, Partial<PointsLimits>, readonly number[]]>([
  ['no points', { balance: 0 }, [1000, 5000, 15_000, 30_000]],
  ['one point under the minimum', { balance: 999 }, [1000, 5000, 15_000, 30_000]],
  ['the minimum', { balance: 1000 }, [1000]],
  ['one point under a choice', { balance: 4999 }, [1000]],
  ['exactly a choice', { balance: 5000 }, [1000, 5000]],
  ['one point under the last', { balance: 29_999 }, [1000, 5000, 15_000]],
  ['all of the last', { balance: 30_000 }, [1000, 5000, 15_000, 30_000]],
  ['a lot', { balance: 5_000_000 }, [1000, 5000, 15_000, 30_000]],
  ['less than any choice, and a lower minimum', { balance: 700, minimum: 500 }, []],
])('with %s the choices are these [RDM-30] [RDM-31]', (_what, part, expected) => {
  expect(choicesFor({ ...limits, ...part })).toEqual(expected)
})

test.each<[string, Partial<PointsLimits>, ReturnType<typeof blockerOf>]>([
  ['under the minimum', { balance: 999 }, { kind: 'belowMinimum' }],
  ['with the minimum', { balance: 1000 }, undefined],
  [
    'with less left of the day than the minimum',
    { daily: { maximum: 6000, left: 999 } },
    { kind: 'dayUsedUp', max: 6000 },
  ],
  ['with the minimum left of the day', { daily: { maximum: 6000, left: 1000 } }, undefined],
])('%s [RDM-31] [RDM-40]', (_what, part, expected) => {
  expect(blockerOf({ ...limits, ...part })).toEqual(expected)
})

test.each<[number, number, PickedPoints]>([
  [48_000, 1000, fixed(1000)],
  [0, 1000, fixed(1000)],
  [700, 500, other('')],
])('with %i points, by %i, the first choice is 1,000 or the field [RDM-29]', (balance, minimum, expected) => {
  expect(initialPoints({ ...limits, balance, minimum })).toEqual(expected)
})

describe('an amount', () => {
  test.each<[PickedPoints, Partial<PointsLimits>, JudgedPoints]>([
    [fixed(1000), {}, { kind: 'valid', points: 1000 }],
    [fixed(30_000), {}, { kind: 'valid', points: 30_000 }],
    [fixed(30_000), { balance: 29_999 }, { kind: 'moreThanBalance' }],
    [other(''), {}, { kind: 'empty' }],
    [other('48000'), {}, { kind: 'valid', points: 48_000 }],
    [other('00048000'), {}, { kind: 'valid', points: 48_000 }],
    [other('48001'), {}, { kind: 'moreThanBalance' }],
    [other('49000'), {}, { kind: 'moreThanBalance' }],
    [other('9'.repeat(mostDigits)), {}, { kind: 'moreThanBalance' }],
    [other('1001000'), { balance: 5_000_000 }, { kind: 'moreThanMax', max: 1_000_000 }],
    [other('1000000'), { balance: 5_000_000 }, { kind: 'valid', points: 1_000_000 }],
    [other('3000'), { maximum: 2000 }, { kind: 'moreThanMax', max: 2000 }],
    [other('0'), {}, { kind: 'notMultiple', min: 1000 }],
    [other('0000'), {}, { kind: 'notMultiple', min: 1000 }],
    [other('999'), {}, { kind: 'notMultiple', min: 1000 }],
    [other('1500'), {}, { kind: 'notMultiple', min: 1000 }],
    [other('1500'), { minimum: 500 }, { kind: 'valid', points: 1500 }],
    [other('2000'), { daily: { maximum: 6000, left: 1000 } }, { kind: 'moreThanToday', left: 1000, max: 6000 }],
    [other('1000'), { daily: { maximum: 6000, left: 1000 } }, { kind: 'valid', points: 1000 }],
  ])('%j within %j is %j [RDM-33] [RDM-34] [RDM-35] [RDM-40]', (picked, part, expected) => {
    const within = { ...limits, ...part }
    expect(judgePoints(picked, within)).toEqual(expected)
    expect(maySubmit(picked, within)).toBe(expected.kind === 'valid')
  })

  test('of the member’s own has at most 16 digits [RDM-36]', () => {
    expect(mostDigits).toBe(16)
  })
})

test.each<[string, PickedPoints, PointsLimits | undefined]>([
  ['while the balance is on its way, or did not come', fixed(1000), undefined],
  ['with a balance below the minimum', fixed(1000), { ...limits, balance: 999 }],
  ['when the day is used up', fixed(1000), { ...limits, daily: { maximum: 6000, left: 0 } }],
  ['with an amount that is none', other('1234'), limits],
])('nothing is sent %s [RDM-37]', (_when, picked, within) => {
  expect(maySubmit(picked, within)).toBe(false)
})

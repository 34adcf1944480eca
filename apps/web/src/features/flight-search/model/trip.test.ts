import { describe, expect, test } from 'vitest'
import { addDays } from '#domain/flight/model/flight-days.ts'
import { partsOf, proposedReturn, readTrip, shownTrip } from './trip.ts'

const days = { first: '2027-06-10', last: '2027-12-31' }
const read = (kind: 'round-trip' | 'one-way', typed: Record<string, string>, answers = {}) =>
  readTrip(kind, Object.fromEntries(Object.entries(typed).map(([name, day]) => [name, partsOf(day)])), {
    answers,
    days,
  })
const chosen = { departing: '2027-07-01', returning: '2027-07-05' }

describe('a trip', () => {
  test.each([
    ['is the proposed one', 'round-trip', {}, {}, '2027-06-11', '2027-06-18'],
    ['is the chosen one', 'round-trip', {}, chosen, '2027-07-01', '2027-07-05'],
    ['has no way back', 'one-way', {}, chosen, '2027-07-01', undefined],
    [
      'takes a typed departure, and the proposed way back moves',
      'round-trip',
      { departing: '2027-08-01' },
      {},
      '2027-08-01',
      '2027-08-08',
    ],
    ['is proposed until the last day', 'round-trip', { departing: '2027-12-30' }, {}, '2027-12-30', '2027-12-31'],
    ['keeps a chosen way back', 'round-trip', { departing: '2027-07-03' }, chosen, '2027-07-03', '2027-07-05'],
    [
      'comes back on the day of departure',
      'round-trip',
      { returning: '2027-07-01' },
      chosen,
      '2027-07-01',
      '2027-07-01',
    ],
    ['reads a day of one digit', 'one-way', { departing: '2027-7-1' }, {}, '2027-07-01', undefined],
    ['may be on the last day', 'one-way', { departing: '2027-12-31' }, {}, '2027-12-31', undefined],
  ] as const)('%s [FLT-19] [FLT-22]', (_what, kind, typed, answers, departing, returning) => {
    expect(read(kind, typed, answers)).toEqual({ kind: 'right', trip: { departing, returning } })
  })

  test.each([
    ['departing', { departing: '2027-06-09' }, 'too-early', days],
    ['departing', { departing: '2028-01-01' }, 'too-late', days],
    ['departing', { departing: '2027-02-29' }, 'unreal', days],
    ['departing', { departing: '2027-06-31' }, 'unreal', days],
    ['departing', { departing: '27-06-30' }, 'unreal', days],
    ['departing', { departing: '2027-06-' }, 'incomplete', days],
    ['departing', { departing: '2027-june-1' }, 'unreal', days],
    ['returning', { returning: '2027-06-30' }, 'too-early', { ...days, first: '2027-07-01' }],
    // Never moved silently: it was chosen.
    ['returning', { departing: '2027-07-06' }, 'too-early', { ...days, first: '2027-07-06' }],
    ['returning', { returning: '2028-01-01' }, 'too-late', { ...days, first: '2027-07-01' }],
  ] as const)('with a wrong %s %o says that it is %s', (name, typed, problem, range) => {
    const answers = name === 'returning' ? chosen : {}
    expect(read('round-trip', typed, answers)).toMatchObject({
      kind: 'wrong',
      errors: { [name]: { problem, ...range } },
    })
  })

  test('lacks its way back when the address had a wrong one', () => {
    expect(read('round-trip', {}, { departing: '2027-07-01' })).toMatchObject({
      errors: { departing: undefined, returning: { problem: 'incomplete' } },
    })
  })

  test('is never proposed after the last day', () => {
    expect(shownTrip({}, { first: days.last, last: days.last })).toEqual({ departing: days.last, returning: days.last })
    expect(proposedReturn('2027-12-27', days)).toBe('2027-12-31')
  })

  test.each([2027, 2028])(
    'that is proposed can be searched on each day of %i, whichever departure is typed [FLT-20] [FLT-22]',
    (year) => {
      const last = `${year}-12-31`
      for (let first = `${year}-01-01`; first <= last; first = addDays(first, 1)) {
        const days = { first, last }
        expect(readTrip('round-trip', {}, { answers: {}, days }), first).toMatchObject({ kind: 'right' })
        for (const departing of [addDays(first, -1), first, `${year}-02-29`, last, addDays(last, 1)]) {
          const isSelectable =
            departing >= first && departing <= last && (!departing.endsWith('02-29') || year % 4 === 0)
          const typed = { departing: partsOf(departing) }
          const reading = readTrip('round-trip', typed, { answers: {}, days })
          expect(reading.kind, `${departing} on ${first}`).toBe(isSelectable ? 'right' : 'wrong')
          if (reading.kind === 'wrong') continue
          const { returning } = reading.trip
          expect(reading.trip.departing).toBe(departing)
          expect(returning !== undefined && returning >= departing && returning <= last, returning).toBe(true)
        }
      }
    },
  )
})

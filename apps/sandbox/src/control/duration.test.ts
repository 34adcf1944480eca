import { describe, expect, test } from 'vitest'
import { addDuration } from './duration.ts'

describe('a clock that is moved on', () => {
  test.each([
    ['P1D', '2026-02-01T12:00:00.000Z'],
    ['PT90M', '2026-01-31T13:30:00.000Z'],
    ['P1DT12H30M15S', '2026-02-02T00:30:15.000Z'],
    ['P2W', '2026-02-14T12:00:00.000Z'],
    ['P1M', '2026-02-28T12:00:00.000Z'],
    ['P1Y', '2027-01-31T12:00:00.000Z'],
    ['-P1D', '2026-01-30T12:00:00.000Z'],
  ])('by %s', (duration, want) => {
    expect(addDuration(new Date('2026-01-31T12:00:00Z'), duration)?.toISOString()).toBe(want)
  })

  test.each(['', 'P', 'PT', 'P1', '1D', 'P1H', 'tomorrow', 'P999999999Y'])('"%s" is no duration', (duration) => {
    expect(addDuration(new Date('2026-01-31T12:00:00Z'), duration)).toBeUndefined()
  })
})

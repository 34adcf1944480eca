import { describe, expect, test } from 'vitest'
import { ageOf, type Moment, secondsToRenewal, stageOf, type TokenLifetime } from './token-lifetime.ts'

const day = 24 * 60 * 60
const start: Moment = { wall: Date.UTC(2026, 5, 1), running: 5_000 }
const hour: TokenLifetime = { seconds: 3600, since: start }

/** So many seconds later, by each of the two clocks. */
function later(running: number, wall = running): Moment {
  return { running: start.running + running * 1000, wall: start.wall + wall * 1000 }
}

describe('a token of one hour', () => {
  test.each([
    [0, 'fresh'],
    [3299, 'fresh'],
    [3300, 'ending'],
    [3539, 'ending'],
    [3540, 'expired'],
    [3599, 'expired'],
    [3600, 'over'],
    [2 * day, 'over'],
  ] as const)('is after %i seconds %s [AUT-17] [AUT-20] [CST-01.a] [CST-01.c]', (seconds, stage) => {
    expect(stageOf(hour, later(seconds))).toBe(stage)
  })

  test.each([
    ['whose device is a day behind', { wall: start.wall - day * 1000, running: 0 }],
    ['whose device is a day ahead', { wall: start.wall + day * 1000, running: 0 }],
    ['that came in 1970', { wall: 0, running: 0 }],
  ])('%s lives as long as any other', (_which, since) => {
    const lifetime = { seconds: 3600, since }
    const after = (seconds: number) => ({ wall: since.wall + seconds * 1000, running: since.running + seconds * 1000 })
    expect(stageOf(lifetime, after(10))).toBe('fresh')
    expect(stageOf(lifetime, after(3301))).toBe('ending')
    expect(stageOf(lifetime, after(3600))).toBe('over')
  })
})

test.each([
  ['the clock is set back by a day', later(60, 60 - day), 60],
  ['the device slept, and the running clock stood still', later(60, 4000), 4000],
  ['the clock is set forward by a day, which costs one renewal', later(60, day), day],
  ['both clocks are behind', later(-5), 0],
])('when %s, the longer time counts', (_case, now, age) => {
  expect(ageOf(hour, now)).toBe(age)
})

test.each([
  [3600, 0, 3540],
  [3600, 3600, -60],
  [100, 0, 50],
  [60, 0, 30],
  [60, 31, -1],
])('tokens good for %i seconds are renewed, after %i, in %i [AUT-20]', (seconds, age, expected) => {
  expect(secondsToRenewal({ seconds, since: start }, later(age))).toBe(expected)
})

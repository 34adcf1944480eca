import { expect, test } from 'vitest'
import { stateIn, timeLimit, widgetDelay } from './widget-state.ts'

test.each([
  [{ isNativeApp: false, isRetry: false }, 500],
  [{ isNativeApp: true, isRetry: false }, 0],
  [{ isNativeApp: false, isRetry: true }, 0],
])('with %o the widget loads after %d ms [REF-02] [REF-03] [NAT-20] [CST-07.e]', (situation, wanted) => {
  expect(widgetDelay(situation)).toBe(wanted)
})

test.each([
  ['waiting', { after: 500, next: 'loading' }],
  ['loading', { after: 10_000, next: 'slow' }],
  ['slow', undefined],
  ['shown', undefined],
  ['failed', undefined],
] as const)('%s is over by itself: %o', (state, wanted) => {
  expect(timeLimit(state, 500)).toEqual(wanted)
})

test.each([
  [{ kind: 'shown' }, 'shown'],
  [{ kind: 'failed', why: 'cookies' }, 'failed'],
  [{ kind: 'height', height: 3 }, undefined],
  ['shown', undefined],
  [null, undefined],
  [undefined, undefined],
])('the message %o leads to %s', (data, wanted) => {
  expect(stateIn(data)).toBe(wanted)
})

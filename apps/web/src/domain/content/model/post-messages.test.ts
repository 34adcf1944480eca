import { expect, test } from 'vitest'
import { heightIn, isReady } from './post-messages.ts'

test.each([
  [{ kind: 'height', height: 320.4 }, 321],
  [{ kind: 'height', height: 90_000 }, 2400],
  [{ kind: 'height', height: -1 }, undefined],
  [{ kind: 'height', height: Number.NaN }, undefined],
  [{ kind: 'height', height: '320' }, undefined],
  [{ kind: 'ready' }, undefined],
  ['height', undefined],
  [null, undefined],
])('the page of a post that says %j is %s high [CNT-10]', (message, height) => {
  expect(heightIn(message)).toBe(height)
})

test('only its own word means that it is ready', () => {
  expect([{ kind: 'ready' }, { kind: 'height' }, 'ready', undefined].map(isReady)).toEqual([true, false, false, false])
})

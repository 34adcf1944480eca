import { expect, test } from 'vitest'
import { entryWith } from '../entries.fixtures.ts'
import { adaptImage } from './adapter.ts'

test.each([
  ['16:9', '16:9'],
  ['7:1', undefined],
  [undefined, undefined],
])('an image of the ratio %s is shown in %s [CNT-06]', (aspectRatio, ratio) => {
  const entry = entryWith('image', aspectRatio === undefined ? {} : { aspectRatio })
  expect(adaptImage(entry).ratio).toBe(ratio)
})

test.each([
  ['FullWidth', true],
  ['ContentWidth', false],
  ['HalfWidth', false],
])('an image of the width %s reaches both edges: %s [CNT-06]', (width, isFullWidth) => {
  expect(adaptImage(entryWith('image', { width })).isFullWidth).toBe(isFullWidth)
})

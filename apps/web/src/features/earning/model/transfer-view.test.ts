import { expect, test } from 'vitest'
import { transferView } from './transfer-view.ts'

test.each([
  ['idle', 'form', 'form'],
  ['sending', 'sending', 'checking'],
  ['checking', 'checking', 'checking'],
  ['unknown', 'unknown', 'unknown'],
  ['unresolved', 'unresolved', 'unresolved'],
  ['refused', 'form', 'form'],
  ['done', 'done', 'done'],
  ['done-elsewhere', 'elsewhere', 'elsewhere'],
] as const)('%s shows %s, or %s for one that was sent before', (progress, fresh, open) => {
  expect(transferView(progress, { isRepeated: false })).toBe(fresh)
  expect(transferView(progress, { isRepeated: true })).toBe(open)
})

import { expect, test } from 'vitest'
import { metaDescription } from './PageHead.tsx'

test('a long description is cut to 156 characters and an ellipsis [SEO-01]', () => {
  expect(metaDescription('a'.repeat(159))).toBe('a'.repeat(159))
  expect(metaDescription('a'.repeat(160))).toBe(`${'a'.repeat(156)}…`)
})

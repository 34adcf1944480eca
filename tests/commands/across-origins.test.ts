import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { journeysAcrossOrigins } from '../e2e/across-origins.ts'

test.each(journeysAcrossOrigins)('the journey across origins in %s is there: %s', (file, title) => {
  expect(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')).toContain(title)
})

import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The nouns of the club that no other web app has. Flags are generated from the schema; `testing/` helps tests. */
const nouns = /.*(?:reward|favourite|voucher|partner|points|\bplans?\b).*/gi

test('the platform names nothing that only a club has', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname, exclude: ['**/generated/**', '**/testing/**'] })
  const sources = files.filter((file) => !file.includes('.test.'))
  expect(sources.length).toBeGreaterThan(100)
  expect(
    sources.flatMap((file) =>
      (readFileSync(`${import.meta.dirname}/${file}`, 'utf8').match(nouns) ?? []).map(
        (line) => `${file}: ${line.trim()}`,
      ),
    ),
  ).toEqual([])
})

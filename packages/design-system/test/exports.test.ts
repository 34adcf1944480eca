// @vitest-environment node
import { describe, expect, it } from 'vitest'

const entries = import.meta.glob<Record<string, unknown>>('../exports/*.ts', { eager: true })

describe('public entries', () => {
  it('load without a browser', () => {
    expect(Object.keys(entries).length).toBeGreaterThan(40)
  })

  it.each(Object.entries(entries).filter(([path]) => /\/[A-Z]\w+\.ts$/.test(path)))(
    '%s gives what its name says',
    (path, entry) => {
      expect(entry).toHaveProperty(path.replace(/^.*\/(\w+)\.ts$/, '$1'))
    },
  )
})

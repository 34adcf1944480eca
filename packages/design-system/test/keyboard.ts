import { describe, expect, it } from 'vitest'
import type { ComponentExamples } from '../src/examples/component-examples.ts'

/** A test for each row of the keyboard table, by its keys. */
type Tests = Readonly<Record<string, () => Promise<void> | void>>

/**
 * One test for each row of a component's keyboard table. A row without a test fails, and so does a test without a row,
 * so that the gallery promises exactly what is proven (WCAG 2.1.1).
 */
export function describeKeyboard({ component, keyboard }: ComponentExamples, tests: Tests) {
  describe(`${component} by keyboard`, () => {
    for (const { keys, does } of keyboard) {
      it(`${keys}: ${does} [A11Y 2.1.1]`, async () => {
        const prove = tests[keys]
        if (prove === undefined) throw new Error(`No test for ${keys}`)
        await prove()
      })
    }
    it('promises each key that is tested', () => {
      expect(Object.keys(tests).toSorted()).toEqual(keyboard.map(({ keys }) => keys).toSorted())
    })
  })
}

// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { completeExamples, exampleId } from '../src/examples/complete-examples.ts'
import { exampleStates } from '../src/examples/component-examples.ts'
import { criterionName } from '../src/examples/criterion-names.ts'
import { allComponentExamples } from './all-examples.ts'

const folder = join(import.meta.dirname, '..')

describe('the list of examples of every component', () => {
  it.each(allComponentExamples)('$component is shown in each state, or says why it cannot be in it', (of) => {
    const shown = new Set(completeExamples(of).map(({ state }) => state ?? 'default'))
    const missing = exampleStates.filter((state) => !shown.has(state) && of.without[state] === undefined)
    expect(missing).toEqual([])
    const both = exampleStates.filter((state) => shown.has(state) && of.without[state] !== undefined)
    expect(both).toEqual([])
  })

  it.each(allComponentExamples)('$component tells each example from the others', (of) => {
    const ids = completeExamples(of).map(({ name }) => exampleId(name))
    expect(ids).not.toContain('')
    expect(ids).toEqual([...new Set(ids)])
  })

  it.each(allComponentExamples)('$component says when to use it and what it promises', (of) => {
    expect(of.summary).not.toBe('')
    expect(of.useFor.length).toBeGreaterThan(0)
    expect(of.accessibilityCriteria.length).toBeGreaterThan(0)
    for (const { criterion } of of.accessibilityCriteria) expect(criterionName(criterion)).not.toBe('')
  })

  it.each(allComponentExamples.filter(({ keyboard }) => keyboard.length > 0))(
    '$component proves each key of its table',
    ({ component }) => {
      const file = join(folder, 'src/components', component, `${component}.test.tsx`)
      expect(existsSync(file) ? readFileSync(file, 'utf8') : '').toMatch(/describe(Keyboard|LinkKeys|ButtonKeys)\(/)
    },
  )

  it.each(allComponentExamples.filter(({ control }) => control !== undefined))(
    '$component, which can be pressed, says what its keys do',
    ({ keyboard }) => {
      expect(keyboard.length).toBeGreaterThan(0)
    },
  )

  it.each(allComponentExamples)('$component has an entry of its own', ({ component }) => {
    expect(existsSync(join(folder, 'exports', `${component}.ts`))).toBe(true)
  })
})

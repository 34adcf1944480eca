import { render } from '@testing-library/react'
import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import { allComponentExamples, allExamples } from './all-examples.ts'

describe('accessibility of every example', () => {
  it.each(allExamples)('$title can be used by everybody', async ({ example }) => {
    const { baseElement } = render(
      <main>
        <h1>Example</h1>
        <h2>{example.name}</h2>
        {example.render()}
      </main>,
    )
    const { violations } = await axe.run(baseElement, {
      resultTypes: ['violations'],
      rules: {
        // Needs layout and colours, which the gallery's own run has.
        'color-contrast': { enabled: false },
      },
    })
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
  })

  it.each(allComponentExamples)(
    '$component says which criteria it promises to meet',
    ({ accessibilityCriteria, summary }) => {
      expect(summary).not.toBe('')
      expect(accessibilityCriteria.length).toBeGreaterThan(0)
      for (const { criterion } of accessibilityCriteria) expect(criterion).toMatch(/^\d\.\d{1,2}\.\d{1,2}$/)
    },
  )
})

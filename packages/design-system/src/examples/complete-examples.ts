import type { ComponentExamples, Example, Interaction } from './component-examples.ts'

/** Adds the examples that follow from the first one: hovered, focused, pressed, and with text at 200 %. */
export function completeExamples(component: ComponentExamples): readonly Example[] {
  const { control, examples } = component
  const [first] = examples
  if (first === undefined) throw new Error(`${component.component} has no examples`)
  const shown = new Set(examples.map(({ state }) => state))
  const acted = (name: string, state: 'hover' | 'focus' | 'pressed', kind: Interaction['kind']): Example[] =>
    control === undefined || shown.has(state) ? [] : [{ ...first, name, state, interaction: { kind, control } }]
  return [
    ...examples,
    ...acted('Hovered', 'hover', 'hover'),
    ...acted('Focused', 'focus', 'focus'),
    ...acted('Pressed', 'pressed', 'press'),
    ...(shown.has('large-text') ? [] : [{ ...first, name: 'Text at 200 %', state: 'large-text' } as const]),
  ]
}

/** An example's name as it stands in an address, which the gallery takes letters, digits and hyphens from. */
export function exampleId(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

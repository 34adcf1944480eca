import type { ComponentExamples, Example } from '../src/examples/component-examples.ts'

const modules = import.meta.glob<Record<string, ComponentExamples>>('../src/components/*/*.examples.tsx', {
  eager: true,
})

export const allComponentExamples: readonly ComponentExamples[] = Object.values(modules).flatMap((entry) =>
  Object.values(entry),
)

export type NamedExample = { readonly title: string; readonly component: string; readonly example: Example }

export const allExamples: readonly NamedExample[] = allComponentExamples.flatMap(({ component, examples }) =>
  examples.map((example) => ({ title: `${component}: ${example.name}`, component, example })),
)

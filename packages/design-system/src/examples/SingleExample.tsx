import type { ComponentExamples } from './component-examples.ts'
import { page } from './ExamplesPage.css.ts'

export type SingleExampleProps = { of: ComponentExamples; name: string }

/** One example alone on its page, for what stands over everything else. */
export function SingleExample({ of, name }: SingleExampleProps) {
  const example = of.examples.find((candidate) => candidate.name === name)
  if (example === undefined) throw new Error(`${of.component} has no example called ${name}`)
  return (
    <main className={page}>
      <h1>{of.component}</h1>
      {example.render()}
    </main>
  )
}

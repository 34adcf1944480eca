import { useEffect } from 'react'
import { completeExamples, exampleId } from './complete-examples.ts'
import type { ComponentExamples } from './component-examples.ts'
import { name as nameStyle, page } from './ExamplesPage.css.ts'

export type SingleExampleProps = {
  of: ComponentExamples
  /** Its name, or that as it stands in an address. */
  name: string
}

/** One example alone on its page, as the runs look at it. */
export function SingleExample({ of, name }: SingleExampleProps) {
  const example = completeExamples(of).find((candidate) => [candidate.name, exampleId(candidate.name)].includes(name))
  if (example === undefined) throw new Error(`${of.component} has no example called ${name}`)
  const isLargeText = example.state === 'large-text'
  useEffect(() => {
    document.documentElement.toggleAttribute('data-large-text', isLargeText)
    return () => document.documentElement.removeAttribute('data-large-text')
  }, [isLargeText])
  return (
    <main className={page}>
      <h1>{of.component}</h1>
      {/* Examples of tiles head themselves at the third level. */}
      <h2 className={nameStyle}>{example.name}</h2>
      <div data-stage={example.name}>{example.render()}</div>
      <script type="application/json" id="interaction">
        {JSON.stringify(example.interaction ?? null)}
      </script>
    </main>
  )
}

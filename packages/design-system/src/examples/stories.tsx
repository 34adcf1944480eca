import type { ComponentApi } from './component-api.ts'
import type { ComponentExamples } from './component-examples.ts'
import { ExamplesPage } from './ExamplesPage.tsx'
import { SingleExample } from './SingleExample.tsx'

export type GuideStoryProps = { of: ComponentExamples; api: readonly ComponentApi[] }

/** A component's page in the gallery. */
export function GuideStory({ of }: GuideStoryProps) {
  return <ExamplesPage {...of} />
}

export type ExampleStoryProps = { of: ComponentExamples; name: string }

/** One example alone, by its name. */
export function ExampleStory({ of, name }: ExampleStoryProps) {
  return <SingleExample of={of} name={name} />
}

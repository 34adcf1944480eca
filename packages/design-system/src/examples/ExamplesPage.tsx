import type { ReactNode } from 'react'
import { Heading } from '../components/Heading/Heading.tsx'
import { Link } from '../components/Link/Link.tsx'
import { Text } from '../components/Text/Text.tsx'
import { ApiTable } from './ApiTable.tsx'
import { completeExamples, exampleId } from './complete-examples.ts'
import type { ComponentApi } from './component-api.ts'
import type { ComponentExamples, Example } from './component-examples.ts'
import { criterionName } from './criterion-names.ts'
import { example as exampleStyle, list, name as nameStyle, page, part, stage } from './ExamplesPage.css.ts'
import { GalleryTable } from './GalleryTable.tsx'
import type { ComponentResults } from './results.ts'
import { ResultsTable } from './ResultsTable.tsx'

export type ExamplesPageProps = {
  of: ComponentExamples
  api: readonly ComponentApi[]
  /** What a screen reader says of each example, by its name. */
  transcript: Readonly<Record<string, readonly string[]>>
  /** What the last audit found; absent for a component that none has seen yet. */
  results: ComponentResults | undefined
}

/** One component's page in the gallery: what it promises, how that was tested, what was not, and every example. */
export function ExamplesPage({ of, api, transcript, results }: ExamplesPageProps) {
  const examples = completeExamples(of)
  return (
    <main className={page}>
      <Heading level={1}>{of.component}</Heading>
      <Text size="large">{of.summary}</Text>
      <Part title="When to use it">
        <ul className={list}>
          {/* oxlint-disable-next-line react/hooks -- a list of purposes, which is named like a hook */}
          {of.useFor.map((purpose) => (
            <li key={purpose}>{purpose}</li>
          ))}
        </ul>
        {of.insteadUse.length === 0 ? null : (
          <GalleryTable
            caption="What to use instead"
            columns={['When', 'Use']}
            rows={of.insteadUse.map((other) => [other.when, other.use])}
          />
        )}
      </Part>
      <Part title="Examples">
        {examples.map((example) => (
          <div key={example.name} className={exampleStyle}>
            <h3 className={nameStyle}>{example.name}</h3>
            {standsAlone(example) ? (
              <Text tone="muted">
                {invitation(example)}{' '}
                <Link href={addressOf(of.component, example.name)}>Open “{example.name}” alone</Link>
              </Text>
            ) : (
              <div className={stage} data-stage={example.name}>
                {example.render()}
              </div>
            )}
          </div>
        ))}
      </Part>
      <Part title="Keyboard">
        {of.pattern === undefined ? null : (
          <Text>
            Follows <Link href={of.pattern.href}>{of.pattern.name}</Link> of the ARIA Authoring Practices Guide.
          </Text>
        )}
        {of.keyboard.length === 0 ? (
          <Text>It takes no focus.</Text>
        ) : (
          <GalleryTable
            caption="Each row has a test"
            columns={['Keys', 'What happens']}
            rows={of.keyboard.map(({ keys, does }) => [keys, does])}
          />
        )}
      </Part>
      <Part title="Accessibility criteria">
        <GalleryTable
          caption="What it promises, by success criterion of WCAG 2.2"
          columns={['Criterion', 'Promise']}
          rows={of.accessibilityCriteria.map(({ criterion, says }) => [
            `${criterion} ${criterionName(criterion)}`,
            says,
          ])}
        />
      </Part>
      <Part title="What a screen reader says">
        {Object.entries(transcript).map(([name, phrases]) => (
          <details key={name}>
            <summary>{name}</summary>
            <ol className={list}>
              {phrases.map((phrase, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- phrases repeat, and their list never changes
                <li key={`${index} ${phrase}`}>{phrase}</li>
              ))}
            </ol>
          </details>
        ))}
      </Part>
      <Part title="Test results">
        <ResultsTable results={results} />
      </Part>
      <Part title="Known exceptions">
        {of.exceptions.length === 0 ? (
          <Text>None.</Text>
        ) : (
          <GalleryTable
            caption="Where it falls short, and why that stands"
            columns={['What', 'Why']}
            rows={of.exceptions.map(({ what, why }) => [what, why])}
          />
        )}
        {Object.keys(of.without).length === 0 ? null : (
          <GalleryTable
            caption="States that it has not"
            columns={['State', 'Why']}
            rows={Object.entries(of.without).map(([state, why]) => [state, why])}
          />
        )}
      </Part>
      <Part title="API">
        <ApiTable api={api} />
      </Part>
      <script type="application/json" id="component">
        {JSON.stringify({ ...of, examples })}
      </script>
    </main>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={part}>
      <Heading level={2} size="medium">
        {title}
      </Heading>
      {children}
    </section>
  )
}

function standsAlone({ isOverlay, interaction, state }: Example): boolean {
  return isOverlay === true || interaction !== undefined || state === 'large-text'
}

function invitation({ interaction, state }: Example): string {
  if (state === 'large-text') return 'Needs a page of its own.'
  if (interaction === undefined) return 'Stands over the page.'
  const { kind, control } = interaction
  const doing = { hover: 'Point at', focus: 'Move focus to', press: 'Hold down', open: 'Press' }[kind]
  return `${doing} the ${control.role} “${control.name}”.`
}

function addressOf(component: string, example: string): string {
  return `?viewMode=story&id=components-${component.toLowerCase()}--example&args=name:${exampleId(example)}`
}

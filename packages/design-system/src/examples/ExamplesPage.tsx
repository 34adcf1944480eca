import { Heading } from '../components/Heading/Heading.tsx'
import { Text } from '../components/Text/Text.tsx'
import { completeExamples } from './complete-examples.ts'
import type { ComponentExamples } from './component-examples.ts'
import { cell, criteria, example as exampleStyle, name as nameStyle, page, stage } from './ExamplesPage.css.ts'

/** One component's page in the gallery: what it is for, what it promises, and every example. */
export function ExamplesPage(of: ComponentExamples) {
  const { component, summary, accessibilityCriteria, examples } = of
  return (
    <main className={page}>
      <Heading level={1}>{component}</Heading>
      <Text size="large">{summary}</Text>
      <table className={criteria}>
        <caption className={nameStyle}>Accessibility criteria, WCAG 2.2</caption>
        <tbody>
          {accessibilityCriteria.map(({ criterion, says }) => (
            <tr key={says}>
              <th className={cell} scope="row">
                {criterion}
              </th>
              <td className={cell}>{says}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {examples.map(({ name, render, isOverlay }) => (
        <div key={name} className={exampleStyle}>
          <h2 className={nameStyle}>{name}</h2>
          {isOverlay === true ? (
            <Text tone="muted">Stands over the page: see the story of its own.</Text>
          ) : (
            <div className={stage} data-stage={name}>
              {render()}
            </div>
          )}
        </div>
      ))}
      <script type="application/json" id="component">
        {JSON.stringify({ ...of, examples: completeExamples(of) })}
      </script>
    </main>
  )
}

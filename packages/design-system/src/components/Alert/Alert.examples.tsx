import type { ComponentExamples } from '../../examples/component-examples.ts'
import { Alert, alertTones } from './Alert.tsx'

export const alertExamples: ComponentExamples = {
  component: 'Alert',
  summary: 'A message that belongs to a place on the page.',
  accessibilityCriteria: [
    { criterion: '4.1.3', says: 'Errors and warnings are announced.' },
    { criterion: '1.4.1', says: 'An icon and the words say what the colour says.' },
    { criterion: '1.4.3', says: 'Its words have 4.5:1 on every ground that the tokens allow.' },
  ],
  examples: [
    ...alertTones.map((tone) => ({
      name: `Tone: ${tone}`,
      render: () => (
        <Alert tone={tone} title="Your balance is late">
          The last flight is not counted yet.
        </Alert>
      ),
    })),
    { name: 'Without a title', render: () => <Alert tone="info">Points are taken when the order is placed.</Alert> },
    {
      name: 'Long text',
      render: () => (
        <Alert
          tone="warning"
          title="Some partners are closed over the holidays, and so are their kitchens and their boats"
        >
          {'Orders placed now leave in the new year. '.repeat(8)}
        </Alert>
      ),
    },
  ],
}

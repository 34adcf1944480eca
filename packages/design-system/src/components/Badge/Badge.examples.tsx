import type { ComponentExamples } from '../../examples/component-examples.ts'
import { Badge, badgeTones } from './Badge.tsx'

export const badgeExamples: ComponentExamples = {
  component: 'Badge',
  summary: 'A short word about a thing.',
  accessibilityCriteria: [
    { criterion: '1.4.3', says: 'Its words have 4.5:1 on every ground that the tokens allow.' },
    { criterion: '1.4.1', says: 'Its colour repeats what the word says.' },
  ],
  examples: [
    ...badgeTones.map((tone) => ({ name: `Tone: ${tone}`, render: () => <Badge tone={tone}>Members only</Badge> })),
    {
      name: 'Long text',
      render: () => (
        <Badge tone="warning">Only with a Kestrel Red Plus subscription that was bought before the first of May</Badge>
      ),
    },
  ],
}

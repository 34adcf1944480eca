import type { ComponentExamples } from '../../examples/component-examples.ts'
import { Text } from '../Text/Text.tsx'
import { Card, cardPaddings, cardTones } from './Card.tsx'

export const cardExamples: ComponentExamples = {
  component: 'Card',
  summary: 'A surface that holds one thing together.',
  accessibilityCriteria: [{ criterion: '1.3.1', says: 'With labelledBy it is named by its heading.' }],
  examples: [
    ...cardPaddings.map((padding) => ({
      name: `Padding: ${padding}`,
      render: () => (
        <Card padding={padding}>
          <Text>24,650 points</Text>
        </Card>
      ),
    })),
    ...cardTones.map((tone) => ({
      name: `Tone: ${tone}`,
      render: () => (
        <Card tone={tone}>
          <Text>24,650 points</Text>
        </Card>
      ),
    })),
  ],
}

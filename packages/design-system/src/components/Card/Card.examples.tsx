import type { ComponentExamples } from '../../examples/component-examples.ts'
import { withoutControl } from '../../examples/states-without.ts'
import { Text } from '../Text/Text.tsx'
import { Card, cardPaddings, cardTones } from './Card.tsx'

export const cardExamples: ComponentExamples = {
  component: 'Card',
  summary: 'A surface that holds one thing together.',
  useFor: ['One thing that belongs together, apart from what is around it.'],
  insteadUse: [
    { when: 'The whole of it leads somewhere', use: 'RewardTile, VoucherTile, CtaTile' },
    { when: 'It is a band of the page', use: 'Section' },
  ],
  keyboard: [],
  without: { ...withoutControl('A card'), empty: 'A card of nothing is left out.' },
  exceptions: [],
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
    {
      name: 'Long text',
      state: 'long-text',
      render: () => (
        <Card>
          <Text>
            {'Points are taken when the order is placed and come back if the partner cannot fulfil it. '.repeat(6)}
          </Text>
        </Card>
      ),
    },
    {
      name: 'Right to left',
      state: 'right-to-left',
      render: () => (
        <div dir="rtl" lang="ar">
          <Card>
            <Text>24,650 نقطة</Text>
          </Card>
        </div>
      ),
    },
  ],
}

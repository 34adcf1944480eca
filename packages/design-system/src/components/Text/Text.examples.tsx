import type { ComponentExamples } from '../../examples/component-examples.ts'
import { withoutControl } from '../../examples/states-without.ts'
import { Section } from '../Section/Section.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text, textSizes, textTones, textWeights } from './Text.tsx'

export const textExamples: ComponentExamples = {
  component: 'Text',
  summary: 'Running text and short lines.',
  useFor: [
    'Paragraphs, captions and short lines in the club’s sizes and tones.',
    'Points and prices that stand below each other, with figures of one width.',
  ],
  insteadUse: [
    { when: 'It heads what follows', use: 'Heading' },
    { when: 'It comes from an editor, with links and lists', use: 'Prose' },
  ],
  keyboard: [],
  without: { ...withoutControl('Text'), empty: 'Without words it is left out.' },
  exceptions: [],
  accessibilityCriteria: [
    { criterion: '1.4.3', says: 'Its words have 4.5:1 on every ground that the tokens allow.' },
    { criterion: '1.4.12', says: 'Line height is 1.5 and spacing can be overridden.' },
  ],
  examples: [
    ...textSizes.map((size) => ({
      name: `Size: ${size}`,
      render: () => <Text size={size}>Two nights by the sea, breakfast included.</Text>,
    })),
    ...textTones
      .filter((tone) => tone !== 'onBrand')
      .map((tone) => ({
        name: `Tone: ${tone}`,
        render: () => <Text tone={tone}>Two nights by the sea, breakfast included.</Text>,
      })),
    {
      name: 'On brand',
      render: () => (
        <Section background="brandBackground" as="div">
          <Text tone="onBrand">Two nights by the sea, breakfast included.</Text>
        </Section>
      ),
    },
    ...textWeights.map((weight) => ({
      name: `Weight: ${weight}`,
      render: () => <Text weight={weight}>Two nights by the sea.</Text>,
    })),
    {
      name: 'Figures of one width',
      render: () => (
        <Stack gap="none" align="end">
          <Text numeric>24,650 points</Text>
          <Text numeric>11,111 points</Text>
        </Stack>
      ),
    },
    {
      name: 'Long text',
      state: 'long-text',
      render: () => (
        <Text>
          {'Points land within 35 days of your stay. If they have not, send us the booking reference and the dates, and we will look it up with the hotel. '.repeat(
            4,
          )}
        </Text>
      ),
    },
    {
      name: 'Right to left',
      state: 'right-to-left',
      render: () => (
        <div dir="rtl" lang="ar">
          <Text>ليلتان على البحر مع الإفطار.</Text>
        </div>
      ),
    },
  ],
}

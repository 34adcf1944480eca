import type { ComponentExamples } from '../../examples/component-examples.ts'
import { withoutControl } from '../../examples/states-without.ts'
import { Badge, badgeTones } from './Badge.tsx'

export const badgeExamples: ComponentExamples = {
  component: 'Badge',
  summary: 'A short word about a thing.',
  useFor: [
    'What sets one thing apart from its neighbours: new, for members, ends soon.',
    'The state of an order or a voucher, in one or two words.',
  ],
  insteadUse: [
    { when: 'It can be chosen or pressed', use: 'Chip' },
    { when: 'It takes a sentence to say', use: 'Alert' },
  ],
  keyboard: [],
  without: { ...withoutControl('A badge'), empty: 'A badge without a word is left out.' },
  exceptions: [],
  accessibilityCriteria: [
    { criterion: '1.4.3', says: 'Its words have 4.5:1 on every ground that the tokens allow.' },
    { criterion: '1.4.1', says: 'Its colour repeats what the word says.' },
    { criterion: '1.4.10', says: 'Long words wrap inside it; it is never wider than its parent.' },
    { criterion: '1.4.12', says: 'It has no height of its own, and grows with the spacing of its text.' },
  ],
  examples: [
    ...badgeTones.map((tone) => ({ name: `Tone: ${tone}`, render: () => <Badge tone={tone}>Members only</Badge> })),
    {
      name: 'Long text',
      state: 'long-text',
      render: () => (
        <Badge tone="warning">Only with a Kestrel Red Plus subscription that was bought before the first of May</Badge>
      ),
    },
    {
      name: 'Right to left',
      state: 'right-to-left',
      render: () => (
        <div dir="rtl" lang="ar">
          <Badge tone="brand">للأعضاء فقط</Badge>
        </div>
      ),
    },
  ],
}

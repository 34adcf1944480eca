import type { ComponentExamples } from '../../examples/component-examples.ts'
import { withoutControl } from '../../examples/states-without.ts'
import { Badge } from '../Badge/Badge.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { Text } from '../Text/Text.tsx'
import { Inline, inlineAligns, inlineJustifies } from './Inline.tsx'

export const inlineExamples: ComponentExamples = {
  component: 'Inline',
  summary: 'Things side by side that wrap when they run out of room.',
  useFor: ['Badges, buttons and short words side by side, which wrap when they run out of room.'],
  insteadUse: [
    { when: 'They stand below each other', use: 'Stack' },
    { when: 'They stand at the two ends of the line', use: 'Spread' },
  ],
  keyboard: [],
  without: { ...withoutControl('A line'), empty: 'A line of nothing takes no room.' },
  exceptions: [],
  accessibilityCriteria: [
    { criterion: '1.4.10', says: 'It fits into 320 px without scrolling sideways.' },
    { criterion: '1.3.1', says: 'As ul or ol it stays a list for assistive technology.' },
  ],
  examples: [
    ...inlineAligns.map((align) => ({
      name: `Align: ${align}`,
      render: () => (
        <Inline align={align}>
          <Heading level={3}>24,650</Heading>
          <Text>points</Text>
        </Inline>
      ),
    })),
    ...inlineJustifies.map((justify) => ({
      name: `Justify: ${justify}`,
      render: () => (
        <Inline justify={justify}>
          <Badge>One</Badge>
          <Badge>Two</Badge>
        </Inline>
      ),
    })),
    {
      name: 'Wraps',
      state: 'long-text',
      render: () => (
        <Inline gap="xsmall">
          {Array.from({ length: 24 }, (_, index) => (
            <Badge key={index}>Badge {index + 1}</Badge>
          ))}
        </Inline>
      ),
    },
    {
      name: 'Right to left',
      state: 'right-to-left',
      render: () => (
        <div dir="rtl" lang="ar">
          <Inline>
            <Badge>واحد</Badge>
            <Badge>اثنان</Badge>
          </Inline>
        </div>
      ),
    },
  ],
}

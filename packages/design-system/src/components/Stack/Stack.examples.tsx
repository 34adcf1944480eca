import type { ComponentExamples } from '../../examples/component-examples.ts'
import { withoutControl } from '../../examples/states-without.ts'
import { Badge } from '../Badge/Badge.tsx'
import { spaces } from '../../themes/base-tokens.ts'
import { Stack, stackAligns } from './Stack.tsx'

export const stackExamples: ComponentExamples = {
  component: 'Stack',
  summary: 'Things below each other, evenly apart.',
  useFor: ['Things that stand below each other: the distance belongs to the stack, never to the things.'],
  insteadUse: [
    { when: 'They stand beside each other', use: 'Inline' },
    { when: 'They are tiles', use: 'Grid' },
  ],
  keyboard: [],
  without: { ...withoutControl('A stack'), empty: 'A stack of nothing takes no room.' },
  exceptions: [],
  accessibilityCriteria: [{ criterion: '1.3.1', says: 'As ul or ol it stays a list for assistive technology.' }],
  examples: [
    ...spaces.map((gap) => ({
      name: `Gap: ${gap}`,
      render: () => (
        <Stack gap={gap}>
          <Badge>One</Badge>
          <Badge>Two</Badge>
        </Stack>
      ),
    })),
    ...stackAligns.map((align) => ({
      name: `Align: ${align}`,
      render: () => (
        <Stack align={align}>
          <Badge>Short</Badge>
          <Badge>A longer one</Badge>
        </Stack>
      ),
    })),
    {
      name: 'A list',
      render: () => (
        <Stack as="ul">
          <li>Flights</li>
          <li>Wine</li>
        </Stack>
      ),
    },
    {
      name: 'Long text',
      state: 'long-text',
      render: () => (
        <Stack>
          <p>{'Points land within 35 days of your stay. '.repeat(8)}</p>
          <Badge>Then this</Badge>
        </Stack>
      ),
    },
    {
      name: 'Right to left',
      state: 'right-to-left',
      render: () => (
        <div dir="rtl" lang="ar">
          <Stack align="start">
            <Badge>رحلات</Badge>
            <Badge>فنادق</Badge>
          </Stack>
        </div>
      ),
    },
  ],
}

import type { ComponentExamples } from '../../examples/component-examples.ts'
import { Badge } from '../Badge/Badge.tsx'
import { spaces } from '../../support/layout-elements.ts'
import { Stack, stackAligns } from './Stack.tsx'

export const stackExamples: ComponentExamples = {
  component: 'Stack',
  summary: 'Things below each other, evenly apart.',
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
  ],
}

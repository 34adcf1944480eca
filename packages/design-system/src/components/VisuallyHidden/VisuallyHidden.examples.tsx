import type { ComponentExamples } from '../../examples/component-examples.ts'
import { Text } from '../Text/Text.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export const visuallyHiddenExamples: ComponentExamples = {
  component: 'VisuallyHidden',
  summary: 'Words for assistive technology that the eye does not need.',
  accessibilityCriteria: [{ criterion: '1.3.1', says: 'It stays in the accessibility tree and takes no room.' }],
  examples: [
    {
      name: 'Beside an icon',
      render: () => (
        <Text>
          24,650<VisuallyHidden> points</VisuallyHidden>
        </Text>
      ),
    },
    { name: 'As a heading', render: () => <VisuallyHidden as="h3">Your vouchers</VisuallyHidden> },
  ],
}

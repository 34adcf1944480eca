import type { ComponentExamples } from '../../examples/component-examples.ts'
import { withoutControl } from '../../examples/states-without.ts'
import { Text } from '../Text/Text.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export const visuallyHiddenExamples: ComponentExamples = {
  component: 'VisuallyHidden',
  summary: 'Words for assistive technology that the eye does not need.',
  useFor: [
    'Words that make a name whole, such as the unit behind a number.',
    'A heading that a screen reader’s list of headings needs.',
  ],
  insteadUse: [
    { when: 'It says what changed', use: 'LiveRegion' },
    { when: 'It shows when it has focus', use: 'SkipLink' },
  ],
  keyboard: [],
  without: {
    ...withoutControl('It'),
    empty: 'Without words it is left out.',
    'long-text': 'It is heard, and takes no room.',
    'right-to-left': 'It is heard, and takes no room.',
  },
  exceptions: [],
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

import type { ComponentExamples } from '../../examples/component-examples.ts'
import { Text } from '../Text/Text.tsx'
import { SkipLink } from './SkipLink.tsx'

export const skipLinkExamples: ComponentExamples = {
  component: 'SkipLink',
  summary: 'First thing in the tab order: jumps over the header to what the page is about.',
  accessibilityCriteria: [
    { criterion: '2.4.1', says: 'Blocks that repeat on every page can be skipped.' },
    { criterion: '2.4.7', says: 'Focus is a double ring that shows on every background.' },
  ],
  examples: [
    {
      name: 'Shows itself when it has focus',
      render: () => (
        <>
          <SkipLink href="#skip-example">Skip to main content</SkipLink>
          <Text id="skip-example">Press Tab at the top of this page.</Text>
        </>
      ),
    },
  ],
}

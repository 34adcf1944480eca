import type { ComponentExamples } from '../../examples/component-examples.ts'
import { Text } from '../Text/Text.tsx'
import { SkipLink } from './SkipLink.tsx'

export const skipLinkExamples: ComponentExamples = {
  component: 'SkipLink',
  summary: 'First thing in the tab order: jumps over the header to what the page is about.',
  useFor: ['The first thing of every page, so that nobody has to go through the header.'],
  insteadUse: [{ when: 'It should always be seen', use: 'Link' }],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it, and it shows itself.' },
    { keys: 'Enter', does: 'Goes to what the page is about.' },
  ],
  control: { role: 'link', name: 'Skip to main content' },
  without: {
    disabled: 'There is always something to skip to.',
    invalid: 'It holds no value.',
    loading: 'It is there at once.',
    empty: 'A link without words is left out.',
  },
  exceptions: [],
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
    {
      name: 'Long text',
      state: 'long-text',
      render: () => (
        <div id="skip-long">
          <SkipLink href="#skip-long">Skip to the list of everything that you can spend your points on</SkipLink>
        </div>
      ),
    },
    {
      name: 'Right to left',
      state: 'right-to-left',
      render: () => (
        <div dir="rtl" lang="ar">
          <div id="skip-rtl">
            <SkipLink href="#skip-rtl">انتقل إلى المحتوى</SkipLink>
          </div>
        </div>
      ),
    },
  ],
}

import type { ComponentExamples } from '../../examples/component-examples.ts'
import { withoutControl } from '../../examples/states-without.ts'
import { Spinner, spinnerSizes } from './Spinner.tsx'

export const spinnerExamples: ComponentExamples = {
  component: 'Spinner',
  summary: 'For a wait whose outcome has no known shape.',
  useFor: ['A wait whose outcome has no known shape, such as signing in.'],
  insteadUse: [
    { when: 'The shape of what comes is known', use: 'Skeleton' },
    { when: 'A button is at work', use: 'Button with isPending' },
  ],
  keyboard: [],
  without: {
    ...withoutControl('A spinner'),
    loading: 'It is itself the sign of a wait.',
    empty: 'It always says what it waits for.',
  },
  exceptions: [],
  accessibilityCriteria: [
    { criterion: '4.1.3', says: 'The wait is a status with words.' },
    { criterion: '2.3.3', says: 'It breathes instead of turning when motion is not wanted.' },
  ],
  examples: [
    ...spinnerSizes.map((size) => ({
      name: `Size: ${size}`,
      render: () => <Spinner size={size} label={`Loading, ${size}`} />,
    })),
    { name: 'Full screen', render: () => <Spinner label="Signing you in" isFullScreen /> },
    {
      name: 'Long text',
      state: 'long-text',
      render: () => (
        <Spinner label="Asking your bank, your airline and your hotel whether they know each other already" />
      ),
    },
    {
      name: 'Right to left',
      state: 'right-to-left',
      render: () => (
        <div dir="rtl" lang="ar">
          <Spinner label="جارٍ التحميل" />
        </div>
      ),
    },
  ],
}

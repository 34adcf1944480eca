import type { ComponentExamples } from '../../examples/component-examples.ts'
import { Spinner, spinnerSizes } from './Spinner.tsx'

export const spinnerExamples: ComponentExamples = {
  component: 'Spinner',
  summary: 'For a wait whose outcome has no known shape.',
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
  ],
}
